// Made from en/*.ftl by `npm run messages`; whoever wants other words changes those.
import type { Countable, Value } from '@aquila/engine/messages'

export interface Texts {
  'brief.begin': Record<never, never>
  'brief.length': { turns: Countable }
  'brief.length.all': { turns: Value }
  'brief.units': Record<never, never>
  'brief.cities': Record<never, never>
  'brief.influence': Record<never, never>
  'brief.rome': Record<never, never>
  'watch.mission': Record<never, never>
  'watch.mission.text': Record<never, never>
  'watch.shepherds': Record<never, never>
  'watch.shepherds.text': { vp: Value }
  'watch.influence': Record<never, never>
  'watch.influence.text': Record<never, never>
  'watch.bag': Record<never, never>
  'watch.bag.text': Record<never, never>
  'watch.loyalty': Record<never, never>
  'watch.loyalty.text': Record<never, never>
  'watch.reactions': Record<never, never>
  'watch.reactions.text': Record<never, never>
  'watch.senate': Record<never, never>
  'watch.senate.text': Record<never, never>
  'watch.alba': Record<never, never>
  'watch.alba.text': Record<never, never>
  'watch.ostia': Record<never, never>
  'watch.ostia.text': Record<never, never>
  'watch.etruscans': Record<never, never>
  'watch.etruscans.text': Record<never, never>
  'watch.omens': Record<never, never>
  'watch.omens.text': Record<never, never>
  'watch.porsenna': Record<never, never>
  'watch.porsenna.text': Record<never, never>
}

export const texts = `
brief_begin = Begin the reign
brief_length =
    { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
brief_length_all = { $turns } turns, seven reigns
brief_units = units
brief_cities = cities
brief_influence = influence
brief_rome = Rome
watch_mission = Only new cities count
watch_mission_text = For the mission a city must be Roman when the reign ends, and must not have been when it began.
watch_shepherds = A band of shepherds
watch_shepherds_text = Rome begins with { $vp } victory points. The first reigns are there to come up to nothing; 20 are needed.
watch_influence = Influence is life
watch_influence_text = It pays for what the king does, and failures take more of it. At 0 all is lost.
watch_bag = Two bags, and one of them yours
watch_bag_text = If Rome must draw and her bag is empty, she has lost. What fails sends chits to the enemies.
watch_loyalty = Weak garrisons betray
watch_loyalty_text = The city with the weakest Roman garrison is tempted first. Influence buys its loyalty.
watch_reactions = Deeds call for answers
watch_reactions_text = What you do provokes reactions of the others. They are counted and shown: leave men in Rome for them.
watch_senate = Ask the Senate first
watch_senate_text = Before he makes war the king asks the Curiae. Without consent the action is lost.
watch_alba = Alba Longa
watch_alba_text = If its war comes and the city is Roman at the end of the reign, three chits leave the enemies' bag.
watch_ostia = Ostia brings the sea
watch_ostia_text = With the foundation of Ostia ships can be built upon. Drawn from the wrong bag it brings Etruscan ones too.
watch_etruscans = The Etruscan wars begin
watch_etruscans_text = Wars come as chits, from either bag, and put whole armies on the map. Keep the king near Rome.
watch_omens = Look at the omens
watch_omens_text = Bad omens and the end of the actions lie in the bags of this reign: do what matters first.
watch_porsenna = Porsenna comes
watch_porsenna_text = The last Etruscan war can bring him before Rome, and one chit a turn is all that Rome draws.
`
