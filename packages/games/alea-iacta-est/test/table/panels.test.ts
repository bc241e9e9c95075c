import { fastDice, Match } from '@aquila/engine'
import { expect, it } from 'vitest'
import type { PanelLine } from '../../../table/index.ts'
import { alea } from '../../index.ts'
import { aleaTable } from '../english.ts'

function linesOf(panel: string): readonly PanelLine[] {
  const match = Match.start(alea, { scenario: '1', dice: fastDice(1) })
  const { data, options } = match.position
  const { panels } = aleaTable.scene({
    view: match.view(null),
    data,
    role: null,
    roles: match.roles,
    seats: match.seats,
    options,
    phase: match.phase,
    decision: null,
    log: [],
    scenario: '1',
  })
  return panels.find(({ id }) => id === panel)?.sections.flatMap(({ lines }) => lines) ?? []
}

it('AIE-LT-c: the panel says of those who are still to come when, or after whom', () => {
  const noteOf = (name: string) => linesOf('reserve').find(({ text }) => text.includes(name))?.note
  expect(noteOf('Octavianus')).toBe('when Caesar is dead')
  expect(noteOf('Bibulus')).toBe('from 48 BC')
  expect(noteOf('Juba II')).toBe('after Juba I')
})

it('says of a People at peace how strong it is', () => {
  const illyrii = linesOf('peoples').find(({ text }) => text === 'Illyrii')
  expect(illyrii?.value).toBe('at peace')
  expect(illyrii?.note).toMatch(/^\d+ units?, strength \d+$/)
})
