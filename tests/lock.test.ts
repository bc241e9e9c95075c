import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'))

const packageSchema = v.object({
  version: v.optional(v.string()),
  integrity: v.optional(v.string()),
  link: v.optional(v.boolean()),
  hasInstallScript: v.optional(v.boolean()),
})
const { packages } = v.parse(
  v.object({ packages: v.record(v.string(), packageSchema) }),
  read('package-lock.json'),
)
const project = v.parse(
  v.object({
    optionalDependencies: v.record(v.string(), v.string()),
    allowScripts: v.optional(v.unknown()),
  }),
  read('package.json'),
)

/** What npm fetches; the packages of the project itself are links and folders. */
const fetched = Object.entries(packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && link !== true,
)

describe('the lock file', () => {
  it('has the hash of everything that is fetched', () => {
    expect(fetched.length).toBeGreaterThan(100)
    expect(fetched.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-'))).toEqual([])
  })

  it('lets no package run a script when it is installed: what that fetched would have no hash', () => {
    const scripted = fetched.filter(([, { hasInstallScript }]) => hasInstallScript === true)
    expect(scripted.map(([path]) => path)).toEqual([])
    expect(project.allowScripts).toBeUndefined()
  })

  it('has the Node that runs everything, for each machine that scripts know', () => {
    const script = readFileSync(new URL('../scripts/install.mjs', import.meta.url), 'utf8')
    const nodes = [...script.matchAll(/^ {2}'\w+-\w+': '(node-[\w-]+)',$/gm)].map(([, name]) => name ?? '')
    expect(nodes.length).toBeGreaterThan(3)
    expect(nodes.toSorted()).toEqual(Object.keys(project.optionalDependencies).toSorted())
    for (const name of nodes) {
      const wanted = project.optionalDependencies[name]
      expect(wanted, name).toMatch(/^24\.\d+\.\d+$/)
      expect(packages[`node_modules/${name}`]?.version, name).toBe(wanted)
    }
  })
})
