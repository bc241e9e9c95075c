import type { Node } from './syntax.ts'

type Text = (range: Pick<Node, 'start' | 'end'>) => string

/** Each operator beside the one that differs from it at the edge, or turns it round. */
const OPERATORS: { readonly [operator: string]: string } = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '&&': '||',
  '||': '&&',
  '+=': '-=',
  '-=': '+=',
  '++': '--',
  '--': '++',
}

/** Methods that ask the opposite. */
const METHODS: { readonly [method: string]: string } = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
}

/** Who stands against whom, as roles of a battle and as sides of a game. */
const BATTLE = both(['attacker', 'defender'], ['winner', 'loser'])
const SIDES: { readonly [side: string]: string } = {
  ...BATTLE,
  ...both(['roman', 'hostile'], ['caesarian', 'republican']),
}

/** Functions that give the other side: the broken rule takes the side itself. */
const OTHER_SIDE = new Set(['opponentOf', 'otherSide', 'enemyOf'])

/** What could stand here instead of this node, so that the rule is only just broken. '' leaves a statement out. */
export function changesAt(node: Node, ancestors: readonly Node[], source: string): string[] {
  const text: Text = ({ start, end }) => source.slice(start, end)
  const parent = ancestors.at(-1)
  const negated = isConditionOf(node, parent) ? [`!(${text(node)})`] : []
  return isTarget(node, parent) ? [] : [...negated, ...changesOf(node, ancestors, text)]
}

function changesOf(node: Node, ancestors: readonly Node[], text: Text): string[] {
  switch (node.type) {
    case 'Literal':
      return isKey(node, ancestors.at(-1)) ? [] : changesOfLiteral(node.value)
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const operator = OPERATORS[node.operator]
      if (operator === undefined || (node.operator === '+' && isText(node))) return []
      return [`${text(node.left)} ${operator} ${text(node.right)}`]
    }
    case 'AssignmentExpression': {
      const operator = OPERATORS[node.operator]
      return operator === undefined ? [] : [`${text(node.left)} ${operator} ${text(node.right)}`]
    }
    case 'UpdateExpression':
      return [text(node).replace(node.operator, OPERATORS[node.operator] ?? '')]
    case 'UnaryExpression':
      return node.operator === '!' ? [text(node.argument)] : []
    case 'ArrayExpression':
      return node.elements.length > 0 ? ['[]'] : []
    case 'MemberExpression':
      return changesOfProperty(node, ancestors, text)
    case 'CallExpression':
      return changesOfCall(node, ancestors, text)
    case 'ExpressionStatement':
    case 'ContinueStatement':
      return ['']
    case 'BreakStatement':
      return ancestors.some(({ type }) => type === 'SwitchStatement') ? [] : ['']
    case 'ReturnStatement':
      return node.argument === null ? [''] : []
    default:
      return []
  }
}

/** Numbers by one; true and false; one side for the other. */
function changesOfLiteral(value: unknown): string[] {
  if (typeof value === 'number') return value > 0 ? [`${value + 1}`, `${value - 1}`] : [`${value + 1}`]
  if (typeof value === 'boolean') return [`${!value}`]
  const other = typeof value === 'string' ? SIDES[value] : undefined
  return other === undefined ? [] : [`'${other}'`]
}

function changesOfProperty(
  { object, property, computed }: Extract<Node, { type: 'MemberExpression' }>,
  ancestors: readonly Node[],
  text: Text,
): string[] {
  if (computed || property.type !== 'Identifier' || isInChain(ancestors)) return []
  const other = BATTLE[property.name]
  return other === undefined ? [] : [`${text(object)}.${other}`]
}

/** The side itself instead of its opponent; a filter dropped; a method that asks the opposite. */
function changesOfCall(
  { callee, arguments: given, end }: Extract<Node, { type: 'CallExpression' }>,
  ancestors: readonly Node[],
  text: Text,
): string[] {
  const last = given.at(-1)
  if (last === undefined || isInChain(ancestors)) return []
  if (callee.type === 'Identifier') return OTHER_SIDE.has(callee.name) ? [text(last)] : []
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return []
  if (callee.property.name === 'filter') return [text(callee.object)]
  const method = METHODS[callee.property.name]
  return method === undefined ? [] : [`${text(callee.object)}.${method}${text({ start: callee.end, end })}`]
}

function isConditionOf(node: Node, parent: Node | undefined): boolean {
  switch (parent?.type) {
    case 'IfStatement':
    case 'ConditionalExpression':
    case 'WhileStatement':
      // A comparison and a negation are turned round anyway.
      return parent.test === node && !turnsByItself(node)
    default:
      return false
  }
}

function turnsByItself(node: Node): boolean {
  if (node.type === 'UnaryExpression') return node.operator === '!'
  return node.type === 'BinaryExpression' && /^[!=]==$/.test(node.operator)
}

/** `a` in `a = 1`, `a++` and `delete a`. */
function isTarget(node: Node, parent: Node | undefined): boolean {
  switch (parent?.type) {
    case 'AssignmentExpression':
      return parent.left === node
    case 'UpdateExpression':
      return true
    case 'UnaryExpression':
      return parent.operator === 'delete'
    default:
      return false
  }
}

function isKey(node: Node, parent: Node | undefined): boolean {
  return parent?.type === 'Property' && parent.key === node && !parent.computed
}

/** In `a?.b.c` everything belongs together. */
function isInChain(ancestors: readonly Node[]): boolean {
  return ancestors.some(({ type }) => type === 'ChainExpression')
}

/** `'a' + b`: nobody subtracts words. */
function isText(node: Node): boolean {
  if (node.type === 'TemplateLiteral') return true
  if (node.type === 'Literal') return typeof node.value === 'string'
  return node.type === 'BinaryExpression' && (isText(node.left) || isText(node.right))
}

function both(...pairs: readonly (readonly [string, string])[]): { readonly [side: string]: string } {
  return Object.fromEntries(
    pairs.flatMap(([one, other]) => [
      [one, other],
      [other, one],
    ]),
  )
}
