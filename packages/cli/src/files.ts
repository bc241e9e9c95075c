import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { type MatchRecord, readRecord } from '@aquila/engine'
import { Failed } from './usage.ts'

export function readRecordFile(path: string): MatchRecord {
  return readRecord(path.endsWith('.gz') ? readPackedFile(path) : readTextFile(path))
}

/** A file packed with gzip, as the records of the corpus are. */
function readPackedFile(path: string): string {
  try {
    return gunzipSync(readFileSync(path)).toString('utf8')
  } catch (error) {
    throw new Failed(`cannot read ${path}: ${reason(error)}`)
  }
}

export function readTextFile(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new Failed(`cannot read ${path}: ${reason(error)}`)
  }
}

export function writeTextFile(path: string, text: string): void {
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  } catch (error) {
    throw new Failed(`cannot write ${path}: ${reason(error)}`)
  }
}

export function writeRecordFile(path: string, record: MatchRecord): void {
  writeTextFile(path, `${JSON.stringify(record, null, 1)}\n`)
}

function reason(error: unknown): string {
  if (error instanceof Error && 'code' in error) {
    if (error.code === 'ENOENT') return 'there is no such file'
    if (error.code === 'EACCES') return 'it is not allowed'
    if (error.code === 'EISDIR') return 'it is a folder'
  }
  return error instanceof Error ? error.message : String(error)
}
