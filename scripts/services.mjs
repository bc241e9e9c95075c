// Chromium and PostgreSQL for the tests that need the real thing: found, or installed by apt where that is allowed.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'

const services = [
  {
    name: 'Chromium',
    package: 'chromium',
    variable: 'AQUILA_CHROMIUM',
    tests: 'the tests in a real browser (*.browser.test.ts)',
    find: () => onPath('chromium') ?? onPath('chromium-browser') ?? onPath('google-chrome'),
  },
  {
    name: 'PostgreSQL',
    package: 'postgresql',
    variable: 'AQUILA_POSTGRES',
    tests: 'the tests against a real database (*.postgres.test.ts)',
    find: () => postgresFolder(),
  },
]

/** The environment that tells tests where the services are; says what was left out and how to get it. */
export function findServices(names = services.map(({ name }) => name)) {
  const environment = {}
  const leftOut = []
  for (const service of services) {
    if (!names.includes(service.name)) continue
    const place = process.env[service.variable] ?? service.find() ?? install(service)
    if (place) environment[service.variable] = place
    else {
      leftOut.push(
        `Left out: ${service.tests}, because ${service.name} is missing. ` +
          `Install it (Debian, Ubuntu: sudo apt-get install ${service.package}) or set ${service.variable}.`,
      )
    }
  }
  return { environment, leftOut }
}

function install(service) {
  if (process.getuid?.() !== 0 || onPath('apt-get') === null) return null
  console.log(`Installing ${service.name} for the tests (once) ...`)
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', service.package],
  ]) {
    const { status } = spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: environment,
    })
    if (status !== 0) return null
  }
  return service.find()
}

function onPath(program) {
  for (const folder of (process.env.PATH ?? '').split(':')) {
    if (folder && existsSync(`${folder}/${program}`)) return `${folder}/${program}`
  }
  return null
}

/** The folder with initdb, pg_ctl and psql. */
function postgresFolder() {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  for (const version of versions)
    if (existsSync(`${debian}/${version}/bin/initdb`)) return `${debian}/${version}/bin`
  return onPath('initdb')?.replace(/\/initdb$/, '') ?? null
}
