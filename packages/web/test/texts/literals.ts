import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, type TextElement, Visitor } from '@fluent/syntax'
import { wordsIn } from './faults.ts'

/** The words that texts are written with, slots and keys apart. */
export interface Literals {
  readonly all: ReadonlySet<string>
  /** Those that stand behind a value: '{ $power } acts'. */
  readonly behindValues: ReadonlySet<string>
}

export function literalsOf(folders: readonly string[]): Literals {
  const visitor = new LiteralVisitor()
  for (const folder of folders)
    for (const file of readdirSync(folder).filter(each => each.endsWith('.ftl')))
      visitor.visit(parse(readFileSync(join(folder, file), 'utf8'), {}))
  return visitor
}

class LiteralVisitor extends Visitor implements Literals {
  readonly all = new Set<string>()
  readonly behindValues = new Set<string>()

  override visitTextElement({ value }: TextElement): void {
    for (const word of wordsIn(value)) this.all.add(word)
    const [, behind] = /^ ([a-z]+) /.exec(value) ?? []
    if (behind !== undefined) this.behindValues.add(behind)
  }
}
