import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { folderModule, moduleOf, type TextFile } from './module.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** A module that is made from texts: what it should say, and what it says now; null if there is none. */
interface MadeModule {
  /** From the root of the project. */
  readonly path: string
  readonly source: string
  readonly written: string | null
  readonly faults: readonly string[]
}

/** A folder of texts in one language: how many it has, and how many it still says in English. */
export interface Share {
  readonly language: string
  readonly folder: string
  readonly texts: number
  readonly missing: number
}

/** Every module that is made from texts, and how complete each language is. */
export function madeFromTexts(): { readonly modules: MadeModule[]; readonly shares: Share[] } {
  const files = globSync('packages/**/*.ftl', { cwd: root, exclude: path => path.includes('node_modules') })
  const parents = [...new Set(files.map(file => dirname(dirname(file))))].toSorted()
  const modules: MadeModule[] = []
  const shares: Share[] = []
  const wanted = languagesOf(files)
  for (const parent of parents) {
    const here = files.filter(file => dirname(dirname(file)) === parent)
    const english = textsIn(here, 'en')
    for (const language of wanted) {
      const texts = textsIn(here, language)
      const isEnglish = language === 'en'
      const made = moduleOf(texts, language, isEnglish ? [] : english)
      shares.push({ language, folder: parent, texts: made.written, missing: made.missing.length })
      if (texts.length > 0)
        modules.push(madeModule(join(parent, `${language}.generated.ts`), made.source, made.faults))
    }
    const path = join(parent, 'languages.generated.ts')
    modules.push(madeModule(path, folderModule(languagesOf(here))))
  }
  return { modules, shares }
}

function madeModule(path: string, source: string, faults: readonly string[] = []): MadeModule {
  const written = existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null
  return { path, source, written, faults }
}

/** English first: it is what others are translated from. */
function languagesOf(files: readonly string[]): string[] {
  const others = new Set(files.map(file => basename(dirname(file))))
  others.delete('en')
  return ['en', ...[...others].toSorted()]
}

function textsIn(files: readonly string[], language: string): TextFile[] {
  return files
    .filter(file => basename(dirname(file)) === language)
    .toSorted()
    .map(file => ({ path: relative('.', file), content: readFileSync(join(root, file), 'utf8') }))
}
