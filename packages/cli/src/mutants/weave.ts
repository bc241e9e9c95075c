import type { Mutant } from './find.ts'
import { type Node, parse, walk } from './syntax.ts'

/** A mutant with the number that switches it on. */
export interface NumberedMutant extends Mutant {
  readonly number: number
}

/** A stretch of source that is written another way, given what stands within it. */
interface Weft {
  readonly start: number
  readonly end: number
  readonly kind: 'statement' | 'expression'
  readonly write: (within: string) => string
}

/**
 * The source with all its mutants woven in, each asleep until `$mutant(number)` is true, and with `$turn()` at the head
 * of every loop, which ends those that a mutant makes endless. One build serves all mutants.
 *
 * `saying` is put at the head of every function, to see who comes by.
 */
export function weave(path: string, source: string, mutants: readonly NumberedMutant[], saying = ''): string {
  const wefts: Weft[] = mutants.map(mutant => ({ ...mutant, write: within => asleep(mutant, within) }))
  walk(parse(path, source), node => {
    const body = loopBody(node)
    if (saying !== '' && node.type === 'FunctionDeclaration' && node.body !== null)
      wefts.push(statement(node.body, within => within.replace('{', `{${saying};`)))
    if (body !== null) wefts.push(statement(body, within => `{$turn();${within}\n}`))
    // Without semicolons a line that now begins with a bracket would go on from the line before it.
    if (node.type === 'ExpressionStatement') wefts.push(statement(node, within => `{${within}\n}`))
  })
  return write(source, wefts.sort(outerFirst), 0, source.length)
}

function asleep({ number, kind, changed }: NumberedMutant, within: string): string {
  if (kind === 'statement') return `{if (!$mutant(${number})) {${within}\n}}`
  return `($mutant(${number}) ? (${changed}) : (${within}))`
}

function statement({ start, end }: Node, write: Weft['write']): Weft {
  return { start, end, kind: 'statement', write }
}

/** Without a semicolon a statement is as long as its expression. */
function outerFirst(one: Weft, other: Weft): number {
  const byKind = Number(one.kind === 'expression') - Number(other.kind === 'expression')
  return one.start - other.start || other.end - one.end || byKind
}

/** Takes the wefts that lie between `start` and `end` from the list, outer ones first. */
function write(source: string, wefts: Weft[], start: number, end: number): string {
  let out = ''
  let done = start
  for (let next = wefts[0]; next !== undefined && next.start < end; next = wefts[0]) {
    wefts.shift()
    out += source.slice(done, next.start) + next.write(write(source, wefts, next.start, next.end))
    done = next.end
  }
  return out + source.slice(done, end)
}

function loopBody(node: Node): Node | null {
  switch (node.type) {
    case 'ForStatement':
    case 'ForOfStatement':
    case 'ForInStatement':
    case 'WhileStatement':
    case 'DoWhileStatement':
      return node.body
    default:
      return null
  }
}
