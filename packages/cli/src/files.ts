import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { type KeptRecord, LARGEST_RECORD, readRecord, withoutByteOrderMark } from '@aquila/engine'
import { Failed } from './usage.ts'

export function readRecordFile(path: string): KeptRecord {
  return readRecord(path.endsWith('.gz') ? readPackedFile(path) : readTextFile(path))
}

/** A file packed with gzip, as the records of the corpus are. */
function readPackedFile(path: string): string {
  try {
    return gunzipSync(readWhole(path), { maxOutputLength: LARGEST_RECORD }).toString('utf8')
  } catch (error) {
    throw new Failed(`cannot read ${path}: ${reason(error)}`)
  }
}

/** Without the mark of the byte order that some editors write before a text. */
export function readTextFile(path: string): string {
  try {
    return withoutByteOrderMark(readWhole(path).toString('utf8'))
  } catch (error) {
    throw new Failed(`cannot read ${path}: ${reason(error)}`)
  }
}

/** Nothing that is read here is larger than a record may be. */
function readWhole(path: string): Buffer {
  const { size } = statSync(path)
  if (size > LARGEST_RECORD) throw new Error(`it has ${inMegabytes(size)}, ${LIMIT}`)
  return readFileSync(path)
}

function inMegabytes(bytes: number): string {
  return `${Math.round(bytes / 1_000_000)} MB`
}

const LIMIT = `and a file may have at most ${inMegabytes(LARGEST_RECORD)}`

export function writeTextFile(path: string, text: string): void {
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  } catch (error) {
    throw new Failed(`cannot write ${path}: ${reason(error)}`)
  }
}

export function writeRecordFile(path: string, record: KeptRecord): void {
  writeTextFile(path, `${JSON.stringify(record, null, 1)}\n`)
}

function reason(error: unknown): string {
  if (error instanceof Error && 'code' in error) {
    if (error.code === 'ENOENT') return 'there is no such file'
    if (error.code === 'EACCES') return 'it is not allowed'
    if (error.code === 'EISDIR') return 'it is a folder'
    if (error.code === 'ERR_BUFFER_TOO_LARGE') return `it unpacks to more, ${LIMIT}`
  }
  return error instanceof Error ? error.message : String(error)
}
