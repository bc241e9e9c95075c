import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { moduleOf, type TextModule } from './module.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** A folder of texts in one language, and the module beside it that is made from them. */
export interface TextFolder extends TextModule {
  readonly language: string
  /** From the root of the project. */
  readonly path: string
  /** What the module says now; null if there is none. */
  readonly written: string | null
}

/** Every folder that holds texts: `packages/games/<game>/messages/en`, `packages/web/src/messages/en`. */
export function textFolders(): TextFolder[] {
  const files = globSync('packages/**/*.ftl', { cwd: root, exclude: path => path.includes('node_modules') })
  const folders = [...new Set(files.map(file => dirname(file)))].toSorted()
  return folders.map(folder => {
    const language = basename(folder)
    const path = join(dirname(folder), `${language}.generated.ts`)
    const written = existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null
    const texts = files
      .filter(file => dirname(file) === folder)
      .toSorted()
      .map(file => ({ path: relative('.', file), content: readFileSync(join(root, file), 'utf8') }))
    return { language, path, written, ...moduleOf(texts, language) }
  })
}
