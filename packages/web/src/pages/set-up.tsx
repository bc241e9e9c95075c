import type { OptionCard, ScenarioCard, ScenarioPart } from '@aquila/games/table'
import { useEffect, useState } from 'preact/hooks'
import { go } from '../app/router.ts'
import { Segments } from '../app/settings-menu.tsx'
import { TopBar } from '../app/top-bar.tsx'
import { Picture } from '../look/picture.tsx'
import { Problem } from '../look/problem.tsx'
import { RuleLink } from '../look/rule-link.tsx'
import { catalogue, checkPack, startMatch } from '../match/local.ts'
import type { Catalogue, NewMatch } from '../match/table-match.ts'
import { t } from '../messages/text.ts'
import { type Seating, SeatPicker } from './seat-picker.tsx'
import { Thumbnail } from './thumbnail.tsx'
import './set-up.css'

const SEED = /^[0-9a-f]{64}$/

/** What to play: scenario, sides, options, dice. Everything has a default, so Begin is one click away. */
export function SetUp({
  game,
  together,
  scenario,
}: {
  game: string
  together: boolean
  scenario: string | null
}) {
  const [about, setAbout] = useState<Catalogue | null>(null)
  const [error, setError] = useState<string | null>(null)
  const fail = (reason: unknown): void =>
    setError(t('setup.failed', { why: reason instanceof Error ? reason.message : String(reason) }))
  useEffect(() => {
    catalogue(game).then(setAbout, fail)
  }, [game])
  const start = (match: NewMatch): void => {
    startMatch(match).then(id => go(`/match/${id}`), fail)
  }
  return (
    <div class="dusk">
      <TopBar />
      <main id="content" tabIndex={-1} class="set-up">
        {about !== null && <Form about={about} together={together} first={scenario} onStart={start} />}
        {error !== null && <Problem text={error} />}
      </main>
    </div>
  )
}

function Form({
  about,
  together,
  first,
  onStart,
}: {
  about: Catalogue
  together: boolean
  /** The scenario that somebody came for. */
  first: string | null
  onStart: (match: NewMatch) => void
}) {
  const [scenario, setScenario] = useState<ScenarioCard | undefined>(
    about.scenarios.find(({ id }) => id === first) ?? about.scenarios[0],
  )
  const [options, setOptions] = useState<{ readonly [id: string]: string }>({})
  const [pauseAlike, setPauseAlike] = useState(false)
  const [seed, setSeed] = useState<string | null>(null)
  const [pack, setPack] = useState<{ name: string; content: unknown } | null>(null)
  const [packError, setPackError] = useState<string | null>(null)
  const [seats, setSeats] = useState<Seating>({})
  if (scenario === undefined) return null
  const seated = seatsFor(scenario, seats, about, together)

  const readPack = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return
    try {
      const content: unknown = JSON.parse(await file.text())
      await checkPack(about.game, content)
      setPack({ name: file.name, content })
      setPackError(null)
    } catch (reason) {
      setPack(null)
      setPackError(t('setup.pack.bad', { why: reason instanceof Error ? reason.message : String(reason) }))
    }
  }

  const begin = (event: Event): void => {
    event.preventDefault()
    onStart({
      game: about.game,
      scenario: scenario.id,
      options,
      pauseAlike,
      seed,
      pack: pack?.content,
      seats: seated,
    })
  }

  return (
    <form onSubmit={begin}>
      <h1>{t('setup.title', { game: about.title })}</h1>
      <fieldset class="scenarios">
        <legend class="label">{t('setup.scenario')}</legend>
        {about.scenarios.map(card => (
          <Scenario
            key={card.id}
            game={about.game}
            card={card}
            chosen={card.id === scenario.id}
            onChoose={() => setScenario(card)}
          />
        ))}
        {scenario.parts !== undefined && <Parts parts={scenario.parts} />}
      </fieldset>
      <div class="set-up-side">
        {about.options
          .filter(({ dial }) => dial === true)
          .map(option => (
            <OptionPicker key={option.id} option={option} chosen={options} onPick={setOptions} />
          ))}
        <fieldset>
          <legend class="label">{t(scenario.roles.length === 1 ? 'setup.player' : 'setup.sides')}</legend>
          {scenario.roles.map(role => (
            <SeatPicker
              key={role}
              side={about.roles[role] ?? { name: role, kit: 'people' }}
              seat={seated[role] ?? { name: role, level: null }}
              levels={about.levels}
              onChange={seat => setSeats({ ...seats, [role]: seat })}
            />
          ))}
        </fieldset>
        <button type="submit" class="button primary begin" disabled={seed !== null && !SEED.test(seed)}>
          {t('setup.start')}
        </button>
        <details>
          <summary class="label">{t('setup.options')}</summary>
          {about.reacts && (
            <label class="check">
              <input
                type="checkbox"
                checked={pauseAlike}
                onChange={event => setPauseAlike(event.currentTarget.checked)}
              />
              <span>
                {t('setup.pause')} <small>{t('setup.pause.about')}</small>
              </span>
            </label>
          )}
          {about.options
            .filter(({ dial }) => dial !== true)
            .map(option => (
              <OptionPicker key={option.id} option={option} chosen={options} onPick={setOptions} />
            ))}
          <div class="option">
            <Segments
              name={t('setup.dice')}
              value={seed === null ? 'fair' : 'own'}
              values={[
                ['fair', t('setup.dice.fair')],
                ['own', t('setup.dice.seed')],
              ]}
              onPick={value => setSeed(value === 'fair' ? null : '')}
            />
            <small>{seed === null ? t('setup.dice.fair.about') : t('setup.dice.seed.about')}</small>
            {seed !== null && (
              <input
                class="field"
                aria-label={t('setup.dice.seed')}
                value={seed}
                maxLength={64}
                spellcheck={false}
                onInput={event => setSeed(event.currentTarget.value.toLowerCase())}
              />
            )}
          </div>
          <label class="option">
            <span class="label">{t('setup.pack')}</span>
            <input
              type="file"
              accept=".json,application/json"
              onChange={event => void readPack(event.currentTarget.files?.[0])}
            />
            <small role="status">{packError ?? pack?.name ?? t('setup.pack.about')}</small>
          </label>
        </details>
      </div>
    </form>
  )
}

function OptionPicker({
  option,
  chosen,
  onPick,
}: {
  option: OptionCard
  chosen: { readonly [id: string]: string }
  onPick: (chosen: { readonly [id: string]: string }) => void
}) {
  return (
    <div class="option">
      <Segments
        name={option.name}
        value={chosen[option.id] ?? option.values[0]?.id ?? ''}
        values={option.values.map(({ id, name }) => [id, name] as const)}
        onPick={value => onPick({ ...chosen, [option.id]: value })}
      />
      <small>
        {option.text} <RuleLink rule={option.rule} />
      </small>
    </div>
  )
}

/** What a scenario consists of, with pictures. */
function Parts({ parts }: { parts: readonly ScenarioPart[] }) {
  return (
    <ol class="scenario-parts">
      {parts.map(({ title, facts, text, picture }) => (
        <li key={title}>
          <Picture picture={picture} />
          <div>
            <h2 class="capitals">{title}</h2>
            <p class="facts">{facts}</p>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

function Scenario({
  game,
  card,
  chosen,
  onChoose,
}: {
  game: string
  card: ScenarioCard
  chosen: boolean
  onChoose: () => void
}) {
  return (
    <label class="scenario" data-chosen={chosen}>
      <input type="radio" name="scenario" checked={chosen} onChange={onChoose} />
      <Thumbnail match={{ game, focus: card.focus }} />
      <span class="head">
        <span class="capitals">{card.title}</span>
        <span class="stars" role="img" aria-label={t('setup.stars', { n: card.difficulty })}>
          {t('setup.star').repeat(card.difficulty)}
        </span>
      </span>
      <span class="facts">{[card.years, card.length].filter(text => text !== '').join(' · ')}</span>
      <span class="history">{card.history}</span>
    </label>
  )
}

/** The first side is yours, the others are bots; at one table everybody is a person. */
function seatsFor(scenario: ScenarioCard, chosen: Seating, about: Catalogue, together: boolean): Seating {
  const level = about.levels[0] ?? null
  return Object.fromEntries(
    scenario.roles.map((role, index) => {
      const bot = level === null ? role : t('level', { level })
      const usual =
        index === 0 || together
          ? { name: index === 0 ? t('setup.you') : t('setup.guest'), level: null }
          : { name: bot, level }
      return [role, chosen[role] ?? usual]
    }),
  )
}
