import type { KeptRecord } from '@aquila/engine'
import type { SealedRecord } from '../match/seal.ts'
import type { RulesUpdate, TableMatch, TableState } from '../match/table-match.ts'

/** Gives the person a file. */
export function saveFile(name: string, type: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

export async function exportRecord(
  match: TableMatch,
  state: Pick<TableState, 'game' | 'length'>,
): Promise<void> {
  saveRecord(`${state.game}-${state.length}.json`, await match.record())
}

/** The match as it was before the rules changed. */
export async function exportOldRecord(match: TableMatch, { from }: RulesUpdate): Promise<void> {
  const record = await match.oldRecord()
  if (record === null) return
  const length = 'sealed' in record ? record.length : record.choices.length
  saveRecord(`${record.game}-${length}-rules-${from}.json`, record)
}

function saveRecord(name: string, record: KeptRecord | SealedRecord): void {
  saveFile(name, 'application/json', `${JSON.stringify(record, null, 1)}\n`)
}
