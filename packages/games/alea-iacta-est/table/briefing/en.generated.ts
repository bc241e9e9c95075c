// Made from en/*.ftl by `npm run messages`; whoever wants other words changes those.
import type { Value } from '@aquila/engine/messages'

export interface Texts {
  'brief.legions': Record<never, never>
  'brief.fleets': Record<never, never>
  'watch.land': Record<never, never>
  'watch.land.text': Record<never, never>
  'watch.garrisons': Record<never, never>
  'watch.garrisons.text': { garrisons: Value }
  'watch.ships': Record<never, never>
  'watch.ships.text': Record<never, never>
  'watch.roma': Record<never, never>
  'watch.roma.text': Record<never, never>
  'watch.abroad': Record<never, never>
  'watch.abroad.text': Record<never, never>
  'watch.points': Record<never, never>
  'watch.points.text': Record<never, never>
  'watch.rubicon': Record<never, never>
  'watch.rubicon.text': Record<never, never>
  'watch.lead': Record<never, never>
  'watch.lead.text': Record<never, never>
  'watch.assassins': Record<never, never>
  'watch.assassins.text': Record<never, never>
  'watch.dolabella': Record<never, never>
  'watch.dolabella.text': Record<never, never>
  'watch.one-region': Record<never, never>
  'watch.one-region.text': Record<never, never>
  'watch.two-regions': Record<never, never>
  'watch.two-regions.text': Record<never, never>
  'watch.division': Record<never, never>
  'watch.division.text': Record<never, never>
  'watch.islands': Record<never, never>
  'watch.islands.text': Record<never, never>
  'watch.egypt': Record<never, never>
  'watch.egypt.text': Record<never, never>
  'watch.more-regions': Record<never, never>
  'watch.more-regions.text': Record<never, never>
}

export const texts = `
brief_legions = legions
brief_fleets = fleets
watch_land = Land is won at the year's end
watch_land_text = You need a leader in the region, and units in most of its zones, when the year closes.
watch_garrisons = Leave the garrisons
watch_garrisons_text = Each region short of its legions adds 1 to SPQR: { $garrisons }.
watch_ships = Bring the ships home
watch_ships_text = A fleet that ends the year out of port is lost with all aboard, leaders excepted.
watch_roma = Somebody stays in Roma
watch_roma_text = Roma is yours only while a leader of yours is there, without enemies, when the year closes.
watch_abroad = Come back before winter
watch_abroad_text = Units that end the year outside the Republic are lost; leaders alone come back.
watch_points = Points come every year
watch_points_text = Roma is worth 1, 12 control points 2 and 15 of them 3, at each of the year's ends.
watch_rubicon = Italia is open in 49
watch_rubicon_text = In the first year Republican units do not enter Italia, and none marches without a leader.
watch_lead = It is not enough to lead
watch_lead_text = From 0 to +14 the match is drawn: Caesar needs +15, his enemies one point less than nothing.
watch_assassins = No Assassin may live
watch_assassins_text = Once Caesar is murdered, the match is drawn, whatever the score, while one of the Assassins is in play.
watch_dolabella = Do not count on Dolabella
watch_dolabella_text = He goes over to whoever wins the initiative. The second time it costs him his life.
watch_one-region = One region decides
watch_one-region_text = The Republican wins with Graecia, the Caesarian not without it: fight for it to the last year.
watch_two-regions = Africa or Hispania is enough for him
watch_two-regions_text = The Republican wins with either of them. Caesar must have both, and six regions in all.
watch_division = The world is divided
watch_division_text = Octavianus may not enter Asia or Graecia, and M. Antonius nothing west of them. Lieutenants go anywhere.
watch_islands = Sicilia is reached by sea
watch_islands_text = All seven regions are wanted, and Sextus Pompeius holds the islands: build ships early.
watch_egypt = Egypt counts as much as land
watch_egypt_text = Octavianus must stand in all of it, or pacify it by force. For Antonius it must stay an ally.
watch_more-regions = Count the regions
watch_more-regions_text = More regions than the other is half of the victory: one that changes hands counts twice.
`
