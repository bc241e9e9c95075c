import { type ESTree, parseSync } from 'rolldown/utils'

export type Node = ESTree.Node

export function parse(path: string, source: string): ESTree.Program {
  const { program, errors } = parseSync(path, source, { lang: path.endsWith('x') ? 'tsx' : 'ts' })
  if (errors[0] !== undefined) throw new Error(`${path}: ${errors[0].message}`)
  return program
}

/** Visits a node and all below it, ancestors first. What is below a node is left out if `visit` says `false`. */
export function walk(
  node: Node,
  visit: (node: Node, ancestors: readonly Node[]) => unknown,
  ancestors: readonly Node[] = [],
): void {
  if (visit(node, ancestors) === false) return
  const within = [...ancestors, node]
  for (const child of childrenOf(node)) walk(child, visit, within)
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((value: unknown) => {
    if (Array.isArray(value)) return value.filter(isNode)
    return isNode(value) ? [value] : []
  })
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}
