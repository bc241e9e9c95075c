// Made from en/*.ftl by `npm run messages`; whoever wants other words changes those.

export interface Texts {
  'brief.units': Record<never, never>
  'brief.dioceses': Record<never, never>
  'watch.keys': Record<never, never>
  'watch.keys.text': Record<never, never>
  'watch.usurpers': Record<never, never>
  'watch.usurpers.text': Record<never, never>
  'watch.peoples': Record<never, never>
  'watch.peoples.text': Record<never, never>
  'watch.fleets': Record<never, never>
  'watch.fleets.text': Record<never, never>
  'watch.maxence': Record<never, never>
  'watch.maxence.text': Record<never, never>
  'watch.dioceses': Record<never, never>
  'watch.dioceses.text': Record<never, never>
  'watch.truce': Record<never, never>
  'watch.truce.text': Record<never, never>
  'watch.magnence': Record<never, never>
  'watch.magnence.text': Record<never, never>
  'watch.italia': Record<never, never>
  'watch.italia.text': Record<never, never>
  'watch.succession': Record<never, never>
  'watch.succession.text': Record<never, never>
  'watch.primus': Record<never, never>
  'watch.primus.text': Record<never, never>
  'watch.julien': Record<never, never>
  'watch.julien.text': Record<never, never>
  'watch.julien-ends': Record<never, never>
  'watch.julien-ends.text': Record<never, never>
  'watch.city': Record<never, never>
  'watch.city.text': Record<never, never>
  'watch.three-quarters': Record<never, never>
  'watch.three-quarters.text': Record<never, never>
}

export const texts = `
brief_units = units
brief_dioceses = Dioceses
watch_keys = Stand in the capital
watch_keys_text = A Diocese is won by a leader and a unit in its capital, or else in its cities, when the year ends.
watch_usurpers = Colleagues are a danger
watch_usurpers_text = A Caesar secures the succession, but whoever is raised can be won by the other for the purple.
watch_peoples = Every frontier has two sides
watch_peoples_text = A People fights for the enemy of whoever holds the Diocese beside it: what you take brings its barbarians against you.
watch_fleets = Fleets go home
watch_fleets_text = A fleet that is not in its port when the year ends is gone for five years.
watch_maxence = Maxence decides
watch_maxence_text = If he is dead at a year's end and Italia in the hands of Constantin's player, it is over. Only after 313 points count.
watch_dioceses = All twelve win at once
watch_dioceses_text = Until then every third Diocese is a point a year, and points decide after the last one.
watch_truce = The brothers keep a truce
watch_truce_text = In 338 and 339 Romans do not fight Romans, and nobody rises. Use the years against the Peoples.
watch_magnence = It hangs on one man
watch_magnence_text = If Magnence becomes Primus Augustus he has won; if he dies, of whatever cause, he has lost.
watch_italia = Italia at the end
watch_italia_text = Whoever of both lives, the player of Magnence wins after 353 if he holds Italia.
watch_succession = An emperor's death changes roles
watch_succession_text = If the other Augustus succeeds the first one, the players exchange their roles in Phase F, and points go along.
watch_primus = It pays to be Primus
watch_primus_text = The player who is Primus at the end scores 5 points more.
watch_julien = Julien's life is the clock
watch_julien_text = The match ends with the year in which he dies. Up to 363 his death is worth 10 points to the player of Constance.
watch_julien-ends = Julien's life is the clock
watch_julien-ends_text = The match ends with the year in which he dies, whatever the calendar says.
watch_city = The city must stand
watch_city_text = Constantin needs Constantinopolis built and twice the points. A Usurper at Byzantium undoes the work.
watch_three-quarters = Three quarters are enough
watch_three-quarters_text = The other wins with more than three quarters of Constantin's points, or as Primus.
`
