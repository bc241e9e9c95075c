import {
  BadRecord,
  isPlainObject,
  type KeptRecord,
  LARGEST_RECORD,
  withoutByteOrderMark,
} from '@aquila/engine'

/**
 * A running match on its way to another browser. Its record holds the seed and every draw, so it is packed and not to be
 * read at a glance; this page opens it again. It is a lid and no lock: anybody who wants to cheat himself can.
 */
export interface SealedRecord {
  readonly aquila: 'sealed record'
  readonly game: string
  readonly scenario: string
  readonly length: number
  /** The record as JSON, gzipped, in base 64. */
  readonly sealed: string
}

/** As it may leave the browser: whole when it is over, sealed while it runs. */
export async function sealedWhileItRuns(record: KeptRecord): Promise<KeptRecord | SealedRecord> {
  return record.result === null ? await seal(record) : record
}

export async function seal(record: KeptRecord): Promise<SealedRecord> {
  const json = new TextEncoder().encode(JSON.stringify(record))
  const packed = await whole(new Blob([json]).stream().pipeThrough(new CompressionStream('gzip')))
  return {
    aquila: 'sealed record',
    game: record.game,
    scenario: record.scenario,
    length: record.choices.length,
    sealed: btoa([...packed].map(byte => String.fromCharCode(byte)).join('')),
  }
}

/** The record in a file, sealed or not, as text. */
export async function unseal(text: string): Promise<string> {
  const sealed = sealedIn(text)
  if (sealed === null) return text
  try {
    const bytes = Uint8Array.from(atob(sealed), letter => letter.charCodeAt(0))
    const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))
    return new TextDecoder().decode(await whole(unpacked))
  } catch (error) {
    throw error instanceof BadRecord ? error : new BadRecord('the seal of this record is broken')
  }
}

/** What is under the seal; null if the file has none. What is no JSON at all is for the reader of records to refuse. */
function sealedIn(text: string): string | null {
  try {
    const file: unknown = JSON.parse(withoutByteOrderMark(text))
    return isPlainObject(file) && typeof file.sealed === 'string' ? file.sealed : null
  } catch {
    return null
  }
}

/** All that comes out of a stream, unless it is more than any record has: a small file may unpack to gigabytes. */
async function whole(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.byteLength
    if (size > LARGEST_RECORD) {
      await reader.cancel()
      throw new BadRecord(`what is under this seal is larger than a record may be: ${LIMIT}`)
    }
    parts.push(value)
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

export function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1_000_000)} MB`
}

/** What no file may exceed, in words. */
export const LIMIT = `at most ${megabytes(LARGEST_RECORD)}`
