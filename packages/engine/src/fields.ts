import type { Plain, PlainRecord } from './plain.ts'

/**
 * What the values of events and reasons are. A game lists its events and reasons once, each with its fields; from that list
 * come the types of those that tell and of those that read, and what a screen must know of a value: whether it names a place, a
 * person, a power or a piece.
 */
export type FieldIs = 'place' | 'person' | 'power' | 'piece' | 'name' | 'number' | 'word' | 'flag' | 'data'

/** `T` is the type of the value; it stands in the type alone. */
export interface Field<T = unknown, How extends Given = Given> {
  readonly is: FieldIs
  /** Whether it may be left out, or is for some eyes only. */
  readonly given: How
  /** True if there may be none of it: null. */
  readonly none: boolean
  readonly value?: T
}

type Given = 'always' | 'of late' | 'perhaps' | 'in secret' | 'perhaps in secret'

/** The fields of one event or reason, by name. */
export interface Fields {
  readonly [name: string]: Field
}

/** Events or reasons by kind. */
export interface FieldLists {
  readonly [kind: string]: Fields
}

/** A value that is always told. */
type Always<T> = Field<T, 'always'>

const always = <T>(is: FieldIs): Always<T> => ({ is, given: 'always', none: false })

/** A place of the map. */
export const place = <T extends string = string>(): Always<T> => always('place')
export const places = <T extends string = string>(): Always<readonly T[]> => always('place')
/** Somebody with a name: a leader, a king. */
export const person = <T extends string = string>(): Always<T> => always('person')
export const people = <T extends string = string>(): Always<readonly T[]> => always('person')
/** A side, a Power, a people, a nation. */
export const power = <T extends string = string>(): Always<T> => always('power')
export const powers = <T extends string = string>(): Always<readonly T[]> => always('power')
/** A counter: a unit, a fleet, a chit. */
export const piece = <T extends string | number = string>(): Always<T> => always('piece')
export const pieces = <T extends string | number = string>(): Always<readonly T[]> => always('piece')
/** Anything else that has a name in the messages: a card, an event, an office. */
export const name = <T extends string = string>(): Always<T> => always('name')
export const names = <T extends string = string>(): Always<readonly T[]> => always('name')
export const number = (): Always<number> => always('number')
export const numbers = (): Always<readonly number[]> => always('number')
/** One of a few words that a text selects on: 'won', 'lost'. */
export const word = <T extends string>(): Always<T> => always('word')
export const flag = (): Always<boolean> => always('flag')
/** What no text says as it is: a list of rows, a record. */
export const data = <T extends Plain>(): Always<T> => always('data')

/** There may be none of it: null. */
export function orNone<T, How extends Given>({ is, given }: Field<T, How>): Field<T | null, How> {
  return { is, given, none: true }
}

/** It may be left out. */
export function perhaps<T>({ is, none }: Always<T>): Field<T, 'perhaps'> {
  return { is, given: 'perhaps', none }
}

/** It is always told, but was not always: logs that were kept before lack it. */
export function ofLate<T>({ is, none }: Always<T>): Field<T, 'of late'> {
  return { is, given: 'of late', none }
}

/** Only some may know it; to the others it is not there. */
export function inSecret<T>({ is, none }: Always<T>): Field<T, 'in secret'> {
  return { is, given: 'in secret', none }
}

/** Everybody may know it, or only some, or nobody: what befell units that may lie hidden. */
export function perhapsInSecret<T>({ is, none }: Always<T>): Field<T, 'perhaps in secret'> {
  return { is, given: 'perhaps in secret', none }
}

/** True if an event has all that is told today: one that was kept long ago may lack what came of late. */
export function isTold(fields: Fields | undefined, values: PlainRecord): boolean {
  for (const name in fields) if (fields[name]?.given === 'of late' && values[name] === undefined) return false
  return true
}

/** The values of an event that are of one kind, in the order of its list: its places, its people. */
export function valuesThatAre(is: FieldIs, fields: Fields | undefined, values: PlainRecord): string[] {
  const found: string[] = []
  for (const name in fields) {
    if (fields[name]?.is !== is) continue
    for (const value of [values[name]].flat()) if (typeof value === 'string') found.push(value)
  }
  return found
}

type NamesGiven<F extends Fields, How extends Given> = {
  [N in keyof F]: F[N] extends Field<unknown, infer Own> ? (Own extends How ? N : never) : never
}[keyof F]

type ValueOf<F> = F extends Field<infer T> ? T : never

/** What everybody may know: the values that are told to all. */
export type OpenValues<F extends Fields> = {
  readonly [N in NamesGiven<F, 'always' | 'of late'>]: ValueOf<F[N]>
} & { readonly [N in NamesGiven<F, 'perhaps' | 'perhaps in secret'>]?: ValueOf<F[N]> }

/** What only some may know. */
export type SecretValues<F extends Fields> = {
  readonly [N in NamesGiven<F, 'in secret'>]: ValueOf<F[N]>
} & { readonly [N in NamesGiven<F, 'perhaps in secret'>]?: ValueOf<F[N]> }

/** What somebody reads: what is secret may be missing, and what came of late. */
export type SeenValues<F extends Fields> = {
  readonly [N in NamesGiven<F, 'always'>]: ValueOf<F[N]>
} & { readonly [N in Exclude<keyof F, NamesGiven<F, 'always'>>]?: ValueOf<F[N]> }
