import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { UsageError } from '../usage.ts'

/** Another commit, laid out beside this one for as long as it is compared with. */
export interface Worktree {
  /** The folder, with a slash at its end. */
  readonly root: string
  /** The commit's short name and what it says of itself. */
  readonly commit: string
  remove(): void
}

export function layOut(home: string, commit: string): Worktree {
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: home, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  let hash: string
  try {
    hash = git('rev-parse', '--verify', `${commit}^{commit}`)
  } catch {
    throw new UsageError(`there is no commit "${commit}" here`)
  }
  const above = mkdtempSync(join(tmpdir(), 'aquila-compare-'))
  const root = join(above, 'other')
  const remove = (): void => {
    process.off('SIGINT', stop).off('SIGTERM', stop)
    git('worktree', 'remove', '--force', root)
    rmSync(above, { recursive: true, force: true })
  }
  // A run that is broken off leaves nothing behind either.
  const stop = (): void => {
    remove()
    process.exit(1)
  }
  process.once('SIGINT', stop).once('SIGTERM', stop)
  git('worktree', 'add', '--detach', root, hash)
  try {
    shareLibraries(home, root)
  } catch (error) {
    remove()
    throw error
  }
  return { root: `${root}/`, commit: git('log', '-1', '--format=%h, %s', hash), remove }
}

/** Libraries are those of this commit; our own packages are the other commit's. */
function shareLibraries(home: string, root: string): void {
  const [here, there] = [join(home, 'node_modules'), join(root, 'node_modules')]
  mkdirSync(join(there, '@aquila'), { recursive: true })
  for (const name of readdirSync(here))
    if (name !== '@aquila') symlinkSync(join(here, name), join(there, name))
  for (const name of readdirSync(join(root, 'packages')))
    symlinkSync(join(root, 'packages', name), join(there, '@aquila', name))
}
