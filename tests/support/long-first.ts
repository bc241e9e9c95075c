import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Projects whose files take long come first; those of many short files fill up the end. */
const PROJECTS = ['browser', 'tools', 'server', 'bots', 'screens', 'rules', 'engine']

/** Files that take longest, the longest first: vitest goes by their size, and whole corpora are read by a few lines. */
const LONGEST = [
  ...['moments', 'access', 'pseudo', 'far-apart', 'guide', 'keyboard', 'analysis'].map(
    name => `/${name}.browser.test.ts`,
  ),
  ...['texts', 'corpus', 'pseudo', 'adviser', 'cli', 'odds'].map(name => `/${name}.test.ts`),
  '/server/test/bots.test.ts',
]

/**
 * The order of a run: no file that takes a minute begins when all others are done. The files of a project stay together,
 * because they share what their process has loaded. `npm test` lists the slowest files at its end.
 */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted(
      (one, other) => projectOf(one) - projectOf(other) || lengthOf(one) - lengthOf(other),
    )
  }
}

function projectOf({ project }: TestSpecification): number {
  return PROJECTS.indexOf(project.name)
}

function lengthOf({ moduleId }: TestSpecification): number {
  const at = LONGEST.findIndex(ending => moduleId.endsWith(ending))
  return at < 0 ? LONGEST.length : at
}
