import { useEffect, useState } from 'preact/hooks'
import { go } from '../app/router.ts'
import { TopBar } from '../app/top-bar.tsx'
import { Problem } from '../look/problem.tsx'
import { catalogue, startMatch } from '../match/local.ts'
import type { Catalogue, NewMatch } from '../match/table-match.ts'
import { t } from '../messages/text.ts'
import { Odds } from './odds.tsx'
import { DicePicker, OptionPicker, PackPicker, PausePicker } from './option-picker.tsx'
import { ScenarioPicker } from './scenario-picker.tsx'
import { SeatPicker } from './seat-picker.tsx'
import { TableDial } from './table-dial.tsx'
import {
  type Change,
  canBegin,
  matchWished,
  newWish,
  seatsFor,
  shortestFirst,
  sidesOf,
  type Wish,
} from './wish.ts'
import './set-up.css'

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
  const open = (): void => {
    setError(null)
    catalogue(game).then(setAbout, fail)
  }
  useEffect(open, [game])
  const start = (match: Promise<NewMatch>): void => {
    match.then(startMatch).then(id => go(`/match/${id}`), fail)
  }
  return (
    <div class="dusk">
      <TopBar />
      <main id="content" tabIndex={-1} class="set-up">
        {about !== null && <Form about={about} together={together} first={scenario} onStart={start} />}
        {error !== null &&
          (about === null ? <Problem text={error} again={open} /> : <Problem text={error} />)}
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
  onStart: (match: Promise<NewMatch>) => void
}) {
  const [wish, setWish] = useState(() => newWish(about, first, together))
  if (wish === null) return null
  const change: Change = changed => setWish(now => (now === null ? null : { ...now, ...changed }))
  const begin = (event: Event): void => {
    event.preventDefault()
    onStart(matchWished(wish, about, together))
  }
  const dials = about.options.filter(({ dial }) => dial === true)
  return (
    <form onSubmit={begin}>
      <h1>{t('setup.title', { game: about.title })}</h1>
      <ScenarioPicker
        game={about.game}
        scenarios={shortestFirst(about.scenarios)}
        chosen={wish.scenario}
        onChoose={scenario => change({ scenario })}
      />
      <div class="set-up-side">
        <Seats wish={wish} change={change} about={about} together={together} />
        {dials.map(option => (
          <OptionPicker key={option.id} wish={wish} change={change} option={option} />
        ))}
        <Odds wish={wish} change={change} options={dials} />
        <button type="submit" class="button primary begin" disabled={!canBegin(wish)}>
          {t('setup.start')}
        </button>
        <More wish={wish} change={change} about={about} />
      </div>
    </form>
  )
}

interface PartProps {
  readonly wish: Wish
  readonly change: Change
  readonly about: Catalogue
}

/** Who plays which side. */
function Seats({ wish, change, about, together }: PartProps & { together: boolean }) {
  const sides = sidesOf(wish)
  const seated = seatsFor(wish, about, together)
  return (
    <fieldset>
      <legend class="label">{t(sides.length === 1 ? 'setup.player' : 'setup.sides')}</legend>
      <TableDial wish={wish} change={change} />
      {sides.map((side, index) => (
        <SeatPicker
          key={side.role}
          side={side}
          seat={seated[side.role] ?? { name: side.name, level: null }}
          levels={about.levels}
          told={sides.slice(0, index).some(({ role }) => seated[role]?.level === seated[side.role]?.level)}
          onChange={seat => change({ seats: { ...wish.seats, [side.role]: seat } })}
        />
      ))}
    </fieldset>
  )
}

/** What most leave as it is: readings of rules, dice, data. */
function More({ wish, change, about }: PartProps) {
  const readings = about.options.filter(({ dial }) => dial !== true)
  return (
    <details>
      <summary class="label">{t('setup.options')}</summary>
      {about.reacts && <PausePicker wish={wish} change={change} />}
      {readings.map(option => (
        <OptionPicker key={option.id} wish={wish} change={change} option={option} />
      ))}
      <DicePicker wish={wish} change={change} />
      <PackPicker wish={wish} change={change} game={about.game} />
    </details>
  )
}
