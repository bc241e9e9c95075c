import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { stripTypeScriptTypes } from 'node:module'
import { fileURLToPath } from 'node:url'
import { fastDice, Match } from '@aquila/engine'
import { playRandomly } from '@aquila/engine/fuzz'
import { theFords } from '@aquila/engine/teaching-game'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumPath } from './support/chromium.ts'
import { browserOfRun } from './support/site.ts'

const verifier = fileURLToPath(new URL('../packages/engine/src/dice/verify-dice.ts', import.meta.url))

describe.skipIf(chromiumPath === null)('the standalone dice verifier in a real browser', () => {
  let page: Page
  let server: Server

  beforeAll(async () => {
    const script = `${stripTypeScriptTypes(readFileSync(verifier, 'utf8'))}\nglobalThis.verifyDice = verifyDice`
    server = createServer((request, response) => {
      const isScript = request.url === '/verify-dice.js'
      response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
      response.end(isScript ? script : '<!doctype html><script type="module" src="/verify-dice.js"></script>')
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    page = await (await browserOfRun()).newPage()
    await page.goto(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`)
    await page.waitForFunction('globalThis.verifyDice !== undefined')
  })
  afterAll(async () => {
    await page?.close()
    server?.close()
  })

  it('accepts the dice of a finished match, and finds the one roll that was changed', async () => {
    const match = Match.start(theFords, {
      scenario: 'skirmish',
      seed: '0f'.repeat(32),
      salts: ['marcus', 'livia'],
    })
    playRandomly(match, fastDice(1))
    const proof = JSON.stringify(match.proof)
    expect(await page.evaluate(`verifyDice(${proof})`)).toEqual({
      commitmentHolds: true,
      checked: match.record.rolls.length,
      unchecked: 0,
      wrong: [],
    })
    const forged = JSON.parse(proof)
    const honest = forged.rolls[3].value
    forged.rolls[3].value = (honest % forged.rolls[3].sides) + 1
    expect(await page.evaluate(`verifyDice(${JSON.stringify(forged)})`)).toMatchObject({
      wrong: [{ number: 4, recorded: forged.rolls[3].value, computed: honest }],
    })
  })
})
