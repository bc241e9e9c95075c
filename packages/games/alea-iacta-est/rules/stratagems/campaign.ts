import type { Choice, Reason, Rules } from '@aquila/engine'
import type { FactionId, StratagemId } from '../../data/index.ts'
import { stratagemIds } from '../../data/stratagems.ts'
import type { Alea, AleaPosition } from '../state.ts'
import { assassinat, hasVictim } from './assassinat.ts'
import { desertion, hasDeserters } from './desertion.ts'
import { spend } from './hand.ts'
import { endIntrigues } from './intrigue.ts'
import { atWar, pacifyNationality, pacifyOne, paxRomana, someToPacify } from './peace.ts'
import { foyerDePeste } from './plague.ts'
import { openFor, playableFaces } from './window.ts'

/**
 * AIE-2.E-c, AIE-6-c, RULING-94: a moment of Phase E at which sides may play what can be played at any time. `campaign` is
 * where a sequence begins and around its combats, `march` after each move of the enemy. Gives whether anything was played.
 */
export function* campaignWindow(
  g: Alea,
  name: 'campaign' | 'march',
  sides: readonly FactionId[],
): Rules<boolean> {
  const { hands, year, turn } = g.state
  const inHand = hands.caesarian.length + hands.republican.length
  // Nobody need be asked where everybody can see that there is nothing to play.
  if (inHand === 0 && !g.pauseAlike && sides.every(side => g.standingOrder(side, name) !== 'always'))
    return false
  const { caesarian, republican } = turn.sequencesDone
  yield* openFor(g, {
    name,
    rule: 'AIE-2.E-c',
    sides,
    rests: [
      { name: 'sequence', period: `${year}, ${caesarian + republican}` },
      { name: 'year', period: String(year) },
    ],
    choices: side => campaignStratagems(g, side),
    circumstances: side => openInCampaign(g, side),
    play: (side, choice) => playCampaignStratagem(g, side, choice),
  })
  return hands.caesarian.length + hands.republican.length < inHand
}

/** What a side could play now if it held everything, and how much it holds. */
function openInCampaign(position: AleaPosition, side: FactionId): string {
  const open = stratagemIds.filter(stratagem => whyNotInCampaign(position, side, stratagem) === null)
  return `${position.state.hands[side].length} of ${open.join(', ')}`
}

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
