import type { Rules } from '@aquila/engine'
import { type HexId, hexes } from '../../data/index.ts'
import { isAcquitted, trialModifier } from '../odds/index.ts'
import {
  type Army,
  enteredFrom,
  faceOf,
  freeUnitsIn,
  isHex,
  isTribune,
  noteEntry,
  placeOf,
  put,
} from '../pieces.ts'
import { changeIp } from '../score.ts'
import { type Kings, type KingsPosition, ROME } from '../state.ts'
import { ask, pick } from '../tasks.ts'

/**
 * KOR-IGN-1, RULING-59: a Tribune of a beaten army is tried, whether he led it or served in it. `modifier` is -2 for a
 * battle, -1 for a siege or a sortie. It is held after the retreat.
 */
export function* trialOfIgnominy(g: Kings, army: Army, modifier: -1 | -2): Rules {
  const tribunes = accusable(g, army)
  if (tribunes.length === 0) return
  const lost = modifier === -2 ? 'battle' : 'siege'
  const accused = yield* pick({
    role: ROME,
    rule: 'KOR-IGN-1',
    task: 'accuse',
    verb: 'accuse',
    nouns: tribunes,
    about: { lost },
  })
  // KOR-IGN-2: he comes to Rome; his army stays where it is.
  const from = placeOf(g, accused)
  const entered = enteredFrom(g, accused)
  put(g, accused, hexes.rome)
  const dice = [g.dice.d6('trial'), g.dice.d6('trial')] as const
  const acquitted = isAcquitted(dice, lost)
  g.tell({
    kind: 'trial',
    rule: 'KOR-IGN-3',
    data: { accused, lost, dice: [...dice], modifier: trialModifier(lost).value, acquitted },
  })
  if (acquitted) yield* rejoin(g, accused, from, entered)
  else {
    g.state.convicted = [...g.state.convicted, accused]
    yield* changeIp(g, -3, 'KOR-IGN-3', 'tribune-convicted')
  }
}

function accusable(position: KingsPosition, army: Army): string[] {
  const { state, data } = position
  return [army.leader, ...army.subordinates]
    .filter(leader => leader !== null)
    .filter(
      leader =>
        isTribune(data, leader) &&
        faceOf(position, leader) === 'roman' &&
        isHex(placeOf(position, leader)) &&
        !state.convicted.includes(leader),
    )
}

/** KOR-IGN-3: the acquitted may go back to his army, if it is not in Rome. */
function* rejoin(g: Kings, tribune: string, army: HexId, entered: HexId | null): Rules {
  if (army === hexes.rome || freeUnitsIn(g, army).length === 0) return
  const { verb } = yield ask({
    role: ROME,
    rule: 'KOR-IGN-3',
    task: 'rejoin',
    choices: [{ verb: 'rejoin' }, { verb: 'stay-in-rome' }],
    about: { tribune, hex: army },
  })
  if (verb !== 'rejoin') return
  put(g, tribune, army)
  if (entered !== null) noteEntry(g, tribune, entered)
  g.tell({ kind: 'rejoins', rule: 'KOR-IGN-3', data: { tribune, hex: army } })
}
