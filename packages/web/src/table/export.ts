import type { TableMatch, TableState } from '../match/table-match.ts'

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
  const record = await match.record()
  saveFile(`${state.game}-${state.length}.json`, 'application/json', `${JSON.stringify(record, null, 1)}\n`)
}
