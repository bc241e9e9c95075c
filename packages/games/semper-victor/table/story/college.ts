import type { SeenSemperEvent } from '../../rules/events/index.ts'
import type { Voice } from './voice.ts'

/** What became of emperors and of those who would be one, event by event; null: not worth a sentence. */
export function tellCollege(voice: Voice, event: SeenSemperEvent): string | null {
  switch (event.kind) {
    case 'usurper': {
      const { leader, side, against, zone } = event.data
      return voice.say('usurper', {
        leader: voice.names([leader]),
        side: voice.side(side),
        against: voice.side(against),
        town: voice.town(zone),
      })
    }
    case 'usurpation-fails':
      return voice.say('usurper.nobody', { leader: voice.names([event.data.leader]) })
    case 'joins-usurper': {
      const { leader, usurper } = event.data
      return voice.say('usurper.joined', { leader: voice.names([leader]), usurper: voice.names([usurper]) })
    }
    case 'usurpation-spreads':
      return voice.say('usurper.spreads', { region: voice.region(event.data.region) })
    case 'usurpation-contained':
      return voice.say('usurper.contained', { region: voice.region(event.data.region) })
    case 'usurpation-succeeds':
      return voice.say('usurper.won', { leader: voice.names([event.data.leader]) })
    case 'usurpation-over':
      return voice.say('usurper.over', { leader: voice.names([event.data.leader]) })
    case 'named': {
      const { leader, side, rank } = event.data
      return voice.say('named', {
        leader: voice.names([leader]),
        rank: voice.cause(rank),
        side: voice.side(side),
      })
    }
    case 'refused':
      return voice.say('refused', {
        leader: voice.names([event.data.leader]),
        rank: voice.cause(event.data.rank),
      })
    case 'enthroned':
      return voice.say('enthroned', {
        leader: voice.names([event.data.leader]),
        side: voice.side(event.data.side),
      })
    case 'exiled':
      return voice.say('exiled', { leader: voice.names([event.data.leader]) })
    case 'roles-change':
      return voice.say('roles', { leader: voice.names([event.data.leader]) })
    case 'assassination-fails':
      return voice.say('murder.missed', { leader: voice.names([event.data.leader]) })
    case 'city-begun':
      return voice.say('city.begun')
    case 'city-interrupted':
      return voice.say('city.lost')
    case 'city-built':
      return voice.say('city.built')
    default:
      return null
  }
}

/** What happened beyond the frontier and in the air. */
export function tellFrontier(voice: Voice, event: SeenSemperEvent): string | null {
  switch (event.kind) {
    case 'people-at-war':
    case 'people-controlled': {
      const { people, faction } = event.data
      return voice.say(event.kind === 'people-at-war' ? 'people.war' : 'people.turn', {
        people: voice.people(people),
        side: voice.side(faction),
      })
    }
    case 'people-pacified':
      return voice.say('people.peace', { people: voice.people(event.data.people) })
    case 'plague':
      return voice.say('plague', { town: voice.town(event.data.zone) })
    case 'pax-romana':
      return voice.say('pax')
    case 'fleet-lost':
      return voice.say('fleet.lost', { year: event.data.year })
    default:
      return null
  }
}
