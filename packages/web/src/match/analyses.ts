import { type Analysis, readAnalysis } from '@aquila/play/analysis'
import { ANALYSES, answer, database, done } from './storage.ts'

/** Analyses that this browser has made, beside the matches they are of: of tables online, too. */

export async function keptAnalysis(id: string): Promise<Analysis | null> {
  const transaction = (await database()).transaction(ANALYSES)
  const found: unknown = await answer(transaction.objectStore(ANALYSES).get(id))
  return typeof found === 'object' && found !== null && 'analysis' in found
    ? readAnalysis(found.analysis)
    : null
}

export async function keepAnalysis(id: string, analysis: Analysis): Promise<void> {
  const transaction = (await database()).transaction(ANALYSES, 'readwrite')
  transaction.objectStore(ANALYSES).put({ id, analysis })
  await done(transaction)
}
