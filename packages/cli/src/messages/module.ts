import {
  type Entry,
  FluentParser,
  FluentSerializer,
  type FunctionReference,
  Message,
  type MessageReference,
  Resource,
  type SelectExpression,
  Term,
  type TermReference,
  type VariableReference,
  Visitor,
} from '@fluent/syntax'

/** A file of texts. */
export interface TextFile {
  readonly path: string
  readonly content: string
}

/** The files of one language in one folder as a module of TypeScript, and what is wrong with them. */
export interface TextModule {
  readonly source: string
  /** All its texts as Fluent. */
  readonly texts: string
  readonly faults: readonly string[]
  /** How many texts it has of its own. */
  readonly written: number
  /** The texts that a translation lacks. */
  readonly missing: readonly string[]
}

/**
 * The texts in one string, without their comments, and for each key the slots of its text as a type. A translation has
 * the keys of the English texts: what it lacks it says in English, so that only one module is fetched.
 */
export function moduleOf(
  files: readonly TextFile[],
  language: string,
  english: readonly TextFile[] = [],
): TextModule {
  const read = files.map(file => readTexts(file))
  const own = read.flatMap(({ entries }) => entries)
  const inEnglish = english.flatMap(file => readTexts(file).entries)
  const translated = new Set(own.map(idOf))
  const missing = inEnglish.map(idOf).filter(id => !translated.has(id))
  const entries = [...own, ...inEnglish.filter(entry => missing.includes(idOf(entry)))]
  const known = new Set(entries.map(entry => idOf(entry)))
  const twice = entries.map(idOf).filter((id, index, all) => all.indexOf(id) !== index)
  const faults = [
    ...read.flatMap(each => each.faults),
    ...twice.map(id => `${id} is written twice`),
    ...entries.flatMap(entry => unknownReferences(entry, known)),
    ...(english.length === 0 ? [] : unknownKeys(own, inEnglish)),
  ]
  const texts = entries.filter(entry => entry instanceof Message).filter(({ id }) => !isName(id.name))
  const byId = new Map(texts.map(text => [text.id.name, text]))
  const types = texts.map(text => `  '${keyOf(text.id.name)}': ${slotsType(slotsOf(text, byId))}`)
  const used = ['Countable', 'Maybe', 'Value'].filter(type => types.some(line => line.includes(type)))
  const all = new FluentSerializer().serialize(new Resource(entries))
  return {
    texts: all,
    source: [
      `// Made from ${language}/*.ftl by \`npm run messages\`; whoever wants other words changes those.`,
      ...(used.length === 0 ? [] : [`import type { ${used.join(', ')} } from '@aquila/engine/messages'`]),
      '',
      'export interface Texts {',
      ...types,
      '}',
      '',
      'export const texts = `',
      `${asTemplate(all)}\``,
      '',
    ].join('\n'),
    faults,
    written: own.length,
    missing,
  }
}

/** A translation may name things that English leaves to the data, but says nothing that English does not say. */
function unknownKeys(own: readonly Text[], english: readonly Text[]): string[] {
  const known = new Set(english.map(idOf))
  return own
    .filter(entry => entry instanceof Message && !isName(entry.id.name) && !known.has(idOf(entry)))
    .map(entry => `${idOf(entry)} is no text that English has`)
}

/** The module by which a folder of texts is fetched, in whatever language somebody wants. */
export function folderModule(languages: readonly string[]): string {
  return [
    '// Made by `npm run messages`: the languages that this folder has texts in.',
    "import type { TextFolder } from '@aquila/engine/messages'",
    '',
    'export const folder: TextFolder = {',
    ...languages.map(language => `  ${language}: async () => await import('./${language}.generated.ts'),`),
    '}',
    '',
  ].join('\n')
}

type Text = Message | Term

function readTexts({ path, content }: TextFile): { entries: Text[]; faults: string[] } {
  const { body } = new FluentParser().parse(content)
  const isText = (entry: Entry): entry is Text => entry instanceof Message || entry instanceof Term
  const faults = body.flatMap(entry =>
    entry.type === 'Junk'
      ? entry.annotations.map(({ message }) => `${path}: ${message} in "${entry.content.trim()}"`)
      : [],
  )
  const entries = body.filter(isText)
  for (const entry of entries) entry.comment = null
  return { entries, faults }
}

/** `name_parthi` is what things are called: looked up by what the rules call them. */
function isName(id: string): boolean {
  return id.startsWith('name_')
}

function idOf(entry: Text): string {
  return entry instanceof Term ? `-${entry.id.name}` : entry.id.name
}

function keyOf(id: string): string {
  return id.replaceAll('_', '.')
}

const functions = ['NUMBER', 'WHICH', 'GENDER', 'FORM']

function unknownReferences(entry: Text, known: ReadonlySet<string>): string[] {
  const unknown: string[] = []
  const look = (id: string, isKnown: boolean) => {
    if (!isKnown) unknown.push(`${idOf(entry)} speaks of ${id}, which there is not`)
  }
  class References extends Visitor {
    override visitMessageReference({ id }: MessageReference) {
      look(id.name, known.has(id.name))
    }
    override visitTermReference({ id }: TermReference) {
      look(`-${id.name}`, known.has(`-${id.name}`))
    }
    override visitFunctionReference(node: FunctionReference) {
      look(`${node.id.name}()`, functions.includes(node.id.name))
      this.genericVisit(node)
    }
  }
  new References().visit(entry)
  return unknown
}

interface Slot {
  /** The text agrees with its number. */
  counted: boolean
  /** The text says what if it is missing. */
  mayBeMissing: boolean
}

function slotsType(slotsOfText: ReadonlyMap<string, Slot>): string {
  const slots = [...slotsOfText].map(([name, { counted, mayBeMissing }]) => {
    const type = counted ? 'Countable' : 'Value'
    if (!mayBeMissing) return `${name}: ${type}`
    return counted ? `${name}?: Countable | null | undefined` : `${name}?: Maybe`
  })
  return slots.length === 0 ? 'Record<never, never>' : `{ ${slots.join('; ')} }`
}

const numbers = ['zero', 'one', 'two', 'few', 'many']

/** The slots of a text, and of the texts that it speaks of. */
function slotsOf(text: Message, byId: ReadonlyMap<string, Message>): Map<string, Slot> {
  const slots = new Map<string, Slot>()
  const slot = (name: string): Slot => {
    const found = slots.get(name) ?? { counted: false, mayBeMissing: false }
    slots.set(name, found)
    return found
  }
  class Slots extends Visitor {
    override visitVariableReference({ id }: VariableReference) {
      slot(id.name)
    }
    override visitMessageReference({ id }: MessageReference) {
      const other = byId.get(id.name)
      if (other !== undefined && other !== text) this.visit(other)
    }
    override visitSelectExpression(node: SelectExpression) {
      const { selector, variants } = node
      const keys = variants.map(({ key }) => (key.type === 'Identifier' ? key.name : key.value))
      if (selector.type === 'VariableReference') {
        if (keys.includes('none')) slot(selector.id.name).mayBeMissing = true
        if (keys.some(key => numbers.includes(key) || /^-?\d/.test(key)))
          slot(selector.id.name).counted = true
      }
      if (selector.type === 'FunctionReference' && keys.includes('none')) {
        const [first] = selector.arguments.positional
        if (first?.type === 'VariableReference') slot(first.id.name).mayBeMissing = true
      }
      this.genericVisit(node)
    }
  }
  new Slots().visit(text)
  return slots
}

function asTemplate(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${')
}
