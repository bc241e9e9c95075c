import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { english, fastDice, Match } from '@aquila/engine'
import { randomChoice } from '@aquila/engine/fuzz'
import { loadGame } from '@aquila/games'

/**
 * Plays a match of Alea Iacta Est at random and keeps it for the tests to take positions from. If you have changed the rules so
 * that a kept one no longer follows them, make it again, with another seed if it now lacks what tests look for:
 *
 *     npx node packages/web/test/matches/make.ts pharsalus 3 1
 */
const [name = '', scenario = '', seed = ''] = process.argv.slice(2)
if (!/^[a-z-]+$/.test(name) || scenario === '' || !/^\d+$/.test(seed))
  throw new Error(
    'make.ts <name> <scenario> <seed>: a name in small letters, and a whole number to begin with',
  )
const { game } = await loadGame('alea-iacta-est', english)
const match = Match.start(game, { scenario, seed: Number(seed).toString(16).padStart(64, '0') })
const random = fastDice(Number(seed))
for (let { decision } = match; decision !== null; decision = match.decision)
  match.choose(randomChoice(decision, random), { role: decision.role })
const file = fileURLToPath(new URL(`./${name}.json.gz`, import.meta.url))
writeFileSync(file, gzipSync(JSON.stringify(match.record)))
console.log(`${file}: ${match.length} choices`)
