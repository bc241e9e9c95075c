import { BadRecord, isPlainObject, type MatchRecord } from '@aquila/engine'

/**
 * A running match on its way to another browser. Its record holds the seed and every draw, so it is packed and not to be
 * read at a glance; this page opens it again. It is a lid and no lock: whoever wants to cheat himself can.
 */
export interface SealedRecord {
  readonly aquila: 'sealed record'
  readonly game: string
  readonly scenario: string
  readonly length: number
  /** The record as JSON, gzipped, in base 64. */
  readonly sealed: string
}

export async function seal(record: MatchRecord): Promise<SealedRecord> {
  const packed = await through(
    new TextEncoder().encode(JSON.stringify(record)),
    new CompressionStream('gzip'),
  )
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
    return new TextDecoder().decode(await through(bytes, new DecompressionStream('gzip')))
  } catch {
    throw new BadRecord('the seal of this record is broken')
  }
}

/** What is under the seal; null if the file has none. What is no JSON at all is for the reader of records to refuse. */
function sealedIn(text: string): string | null {
  try {
    const file: unknown = JSON.parse(text)
    return isPlainObject(file) && typeof file.sealed === 'string' ? file.sealed : null
  } catch {
    return null
  }
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer())
}
