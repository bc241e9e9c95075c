import type { Choice, Reason, Rules } from '@aquila/engine'
import type { FactionId, StratagemId } from '../../data/index.ts'
import type { Alea, AleaPosition } from '../state.ts'
import { assassinat, hasVictim } from './assassinat.ts'
import { desertion, hasDeserters } from './desertion.ts'
import { spend } from './hand.ts'
import { endIntrigues } from './intrigue.ts'
import { atWar, pacifyNationality, pacifyOne, paxRomana, someToPacify } from './peace.ts'
import { foyerDePeste } from './plague.ts'
import { playableFaces } from './window.ts'

/** The stratagems that can be played at any moment of Phase E (AIE-6-c, AIE-2.E-c); those of battles are elsewhere. */
export function campaignStratagems(g: AleaPosition, side: FactionId): Choice[] {
  if (g.state.hands[side].length === 0) return []
  return playableFaces(g, side, stratagem => whyNotInCampaign(g, side, stratagem) === null)
}

/** Why a stratagem cannot be played now: it is none of the campaign, or has no target. */
export function whyNotInCampaign(
  position: AleaPosition,
  side: FactionId,
  stratagem: StratagemId,
): Reason | null {
  switch (stratagem) {
    case 'assassinat':
      return hasVictim(position, side) ? null : { rule: 'AIE-6.3-c', why: 'no-victim' }
    case 'foyer-de-peste':
      return position.state.plague === null ? null : { rule: 'AIE-6.3-d', why: 'plague-already' }
    case 'desertion':
      return hasDeserters(position, side) ? null : { rule: 'AIE-6.3-f', why: 'no-legions' }
    case 'intrigue-au-senat':
      return null
    case 'pacification-d-un-peuple-mineur':
      return someToPacify(position, side, false) ? null : { rule: 'AIE-6.3-m', why: 'nobody-to-pacify' }
    case 'pacification-d-un-peuple-majeur':
      return someToPacify(position, side, true) ? null : { rule: 'AIE-6.3-n', why: 'nobody-to-pacify' }
    case 'pacification-d-une-nationalite':
      return atWar(position, side).length > 0 ? null : { rule: 'AIE-6.3-o', why: 'nobody-to-pacify' }
    case 'pax-romana':
      return someToPacify(position, side, null) ? null : { rule: 'AIE-6.3-p', why: 'nobody-to-pacify' }
    default:
      return { rule: 'AIE-6-c', why: 'other-phase', about: { stratagem } }
  }
}

/** Plays what `campaignStratagems` offered, with immediate effect. */
export function* playCampaignStratagem(g: Alea, side: FactionId, { verb, noun }: Choice): Rules {
  const counter = String(noun)
  switch (verb) {
    case 'assassinat':
      spend(g, side, counter, verb)
      return yield* assassinat(g, side)
    case 'foyer-de-peste':
      return yield* foyerDePeste(g, side, counter)
    case 'desertion':
      spend(g, side, counter, verb)
      return yield* desertion(g, side)
    case 'intrigue-au-senat':
      spend(g, side, counter, verb)
      return endIntrigues(g)
    case 'pacification-d-un-peuple-mineur':
      spend(g, side, counter, verb)
      return yield* pacifyOne(g, side, false, 'AIE-6.3-m')
    case 'pacification-d-un-peuple-majeur':
      spend(g, side, counter, verb)
      return yield* pacifyOne(g, side, true, 'AIE-6.3-n')
    case 'pacification-d-une-nationalite':
      spend(g, side, counter, verb)
      return yield* pacifyNationality(g, side)
    case 'pax-romana':
      spend(g, side, counter, verb)
      return yield* paxRomana(g, side)
  }
}
