import { changesAt } from './changes.ts'
import { type Node, parse, walk } from './syntax.ts'

/** A rule broken at one spot. */
export interface Mutant {
  readonly path: string
  /** Where it stands in the source, in characters. */
  readonly start: number
  readonly end: number
  readonly line: number
  /** What stands there; a statement can only be left out, an expression becomes another one. */
  readonly original: string
  readonly changed: string
  readonly kind: 'expression' | 'statement'
}

/**
 * What says nothing about how the game is played: words for people, citations, where something is drawn on the map.
 * `about` and `tell` fill in the sentences of prompts and of the log.
 */
const WORDS = new Set([
  ...['about', 'label', 'name', 'note', 'reason', 'rule', 'source', 'stated', 'text', 'title', 'why'],
  ...['bearing', 'lat', 'lon', 'perLat', 'perLon', 'spacing', 'towns'],
])

/** Every way to break the rules of a file by one small change. */
export function findMutants(path: string, source: string): Mutant[] {
  const mutants: Mutant[] = []
  walk(parse(path, source), (node, ancestors) => {
    if (cannotMatter(node)) return false
    for (const changed of changesAt(node, ancestors, source)) {
      const { start, end } = node
      const original = source.slice(start, end)
      const kind = changed === '' ? 'statement' : 'expression'
      mutants.push({ path, start, end, line: lineOf(source, start), original, changed, kind })
    }
    return true
  })
  return mutants
}

/** Types, imports, words, and errors that nobody should ever see. */
function cannotMatter(node: Node): boolean {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ThrowStatement':
      return true
    case 'Property':
      return node.key.type === 'Identifier' && WORDS.has(node.key.name)
    case 'CallExpression':
      return isTelling(node.callee)
    case 'ExpressionStatement':
      return node.expression.type === 'CallExpression' && isTelling(node.expression.callee)
    default:
      return node.type.startsWith('TS') && !('expression' in node)
  }
}

function isTelling(callee: Node): boolean {
  return (
    callee.type === 'MemberExpression' &&
    callee.property.type === 'Identifier' &&
    callee.property.name === 'tell'
  )
}

function lineOf(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length
}
