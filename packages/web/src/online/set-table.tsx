import { type FlagMeans, noPace } from '@aquila/play'
import { type NewTable, type Visibility, visibilities } from '@aquila/play/wire'
import { useEffect, useState } from 'preact/hooks'
import { go } from '../app/router.ts'
import { Segments } from '../app/segments.tsx'
import { TopBar } from '../app/top-bar.tsx'
import { Problem } from '../look/problem.tsx'
import type { Catalogue, SideCard } from '../match/table-match.ts'
import { t } from '../messages/text.ts'
import { OptionPicker, PackPicker, PausePicker } from '../pages/option-picker.tsx'
import { ScenarioPicker } from '../pages/scenario-picker.tsx'
import { TableDial } from '../pages/table-dial.tsx'
import { type Change, newWish, shortestFirst, sidesOf, type Wish } from '../pages/wish.ts'
import { catalogueOf } from './catalogues.ts'
import { NameField } from './own-name.tsx'
import { type PaceName, PacePicker, paceOf } from './pace-picker.tsx'
import { giveName, lookForServer, ownName, setTable } from './tables.ts'
import { problemOf } from './words.ts'
import '../pages/set-up.css'
import './online.css'

/** Who sits on a side: its host, anybody who comes, or a bot of that level. */
type Sitter = 'me' | 'open' | { readonly level: string }

/** Sets a table for people from afar. Everything has a default: the first side is one's own, the others are open. */
export function SetTable({ game, scenario }: { game: string; scenario: string | null }) {
  const [about, setAbout] = useState<Catalogue | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const fail = (error: unknown): void => setProblem(problemOf(error))
  useEffect(() => {
    void lookForServer()
    catalogueOf(game).then(setAbout, fail)
  }, [game])
  return (
    <div class="dusk">
      <TopBar />
      <main id="content" tabIndex={-1} class="set-up">
        {about !== null && <Form about={about} first={scenario} onFail={fail} />}
        {problem !== null && <Problem text={problem} />}
      </main>
    </div>
  )
}

function Form(props: { about: Catalogue; first: string | null; onFail: (error: unknown) => void }) {
  const { about, first, onFail } = props
  const [wish, setWish] = useState(() => newWish(about, first, true))
  const [sitters, setSitters] = useState<{ readonly [role: string]: Sitter }>({})
  const [visibility, setVisibility] = useState<Visibility>('link')
  const [hints, setHints] = useState(false)
  const [pace, setPace] = useState<PaceName>('none')
  const [flag, setFlag] = useState<FlagMeans>('ask')
  const [name, setName] = useState(ownName.value ?? '')
  const [isSent, setSent] = useState(false)
  if (wish === null) return null
  const change: Change = changed => setWish(now => (now === null ? null : { ...now, ...changed }))
  const sides = sidesOf(wish)
  const isSolitaire = sides.length === 1
  const seats = sides.map(({ role }, index) => sitters[role] ?? (index === 0 ? 'me' : 'open'))
  const begin = async (event: Event): Promise<void> => {
    event.preventDefault()
    setSent(true)
    try {
      if (name.trim() !== ownName.value) await giveName(name.trim())
      const { id } = await setTable({
        ...tableWished(wish, about, seats, visibility, hints),
        pace: isSolitaire ? noPace : paceOf(pace, flag),
      })
      go(`/online/${id}`)
    } catch (error) {
      setSent(false)
      onFail(error)
    }
  }
  const sitDown = (role: string, sitter: Sitter): void =>
    setSitters(
      Object.fromEntries(
        sides.map((side, index) => {
          const now = seats[index] ?? 'open'
          if (side.role === role) return [side.role, sitter]
          // One person has one seat.
          return [side.role, sitter === 'me' && now === 'me' ? 'open' : now]
        }),
      ),
    )
  return (
    <form onSubmit={event => void begin(event)}>
      <h1>{t(isSolitaire ? 'online.share.title' : 'online.set.title', { game: about.title })}</h1>
      <ScenarioPicker
        game={about.game}
        scenarios={shortestFirst(about.scenarios)}
        chosen={wish.scenario}
        onChoose={scenario => change({ scenario })}
      />
      <div class="set-up-side">
        <fieldset>
          <legend class="label">{t(sides.length === 1 ? 'setup.player' : 'setup.sides')}</legend>
          <TableDial wish={wish} change={change} />
          {isSolitaire && <p class="solitaire">{t('online.share.about')}</p>}
          {(isSolitaire ? [] : sides).map((side, index) => (
            <SitterPicker
              key={side.role}
              side={side}
              sitter={seats[index] ?? 'open'}
              levels={about.levels}
              onChange={sitter => sitDown(side.role, sitter)}
            />
          ))}
        </fieldset>
        {!isSolitaire && <PacePicker pace={pace} flag={flag} onPace={setPace} onFlag={setFlag} />}
        <NameField name={name} onChange={setName} problem={null} />
        {isSolitaire ? (
          <Switch
            on={visibility === 'public'}
            onChange={on => setVisibility(on ? 'public' : 'link')}
            name={t('online.public')}
            about={t('online.public.watch')}
          />
        ) : (
          <>
            <Segments
              name={t('online.see')}
              value={visibility}
              values={visibilities.map(each => [each, t('online.see.who', { who: each })] as const)}
              onPick={setVisibility}
            />
            <p class="solitaire">{t('online.see.about', { who: visibility })}</p>
          </>
        )}
        <Switch on={hints} onChange={setHints} name={t('online.hints')} about={t('online.hints.about')} />
        <button type="submit" class="button primary begin" disabled={isSent || name.trim() === ''}>
          {t(isSolitaire ? 'online.share.do' : 'online.set.do')}
        </button>
        <details>
          <summary class="label">{t('setup.options')}</summary>
          {about.reacts && <PausePicker wish={wish} change={change} />}
          {about.options.map(option => (
            <OptionPicker key={option.id} wish={wish} change={change} option={option} />
          ))}
          <PackPicker wish={wish} change={change} game={about.game} />
        </details>
      </div>
    </form>
  )
}

function tableWished(
  wish: Wish,
  about: Catalogue,
  seats: readonly Sitter[],
  visibility: Visibility,
  hints: boolean,
): Omit<NewTable, 'saltHash'> {
  const { scenario, options, pauseAlike, pack } = wish
  return {
    game: about.game,
    scenario: scenario.id,
    options,
    pauseAlike,
    ...(pack === null ? {} : { pack: pack.content as { [key: string]: unknown } }),
    seats: seats.map(sitter =>
      typeof sitter === 'string' ? { who: sitter } : { who: 'bot', level: sitter.level },
    ),
    visibility,
    hints,
  }
}

function SitterPicker(props: {
  side: SideCard
  sitter: Sitter
  levels: readonly string[]
  onChange: (sitter: Sitter) => void
}) {
  const { side, sitter, levels, onChange } = props
  const pick = (value: string): void =>
    onChange(value === 'me' || value === 'open' ? value : { level: value })
  return (
    <div class="seat">
      <span class={`capitals text-${side.kit}`}>
        <i class="pip" data-kit={side.kit} />
        {side.name}
      </span>
      <select
        aria-label={t('setup.who', { side: side.name })}
        value={typeof sitter === 'string' ? sitter : sitter.level}
        onChange={event => pick(event.currentTarget.value)}
      >
        <option value="me">{t('online.seat.me')}</option>
        <option value="open">{t('online.seat.open')}</option>
        {levels.map(level => (
          <option key={level} value={level}>
            {t('setup.bot', { level })}
          </option>
        ))}
      </select>
    </div>
  )
}

function Switch(props: { on: boolean; onChange: (on: boolean) => void; name: string; about: string }) {
  const { on, onChange, name, about } = props
  return (
    <label class="switch-row">
      <input type="checkbox" checked={on} onChange={event => onChange(event.currentTarget.checked)} />
      <span>
        {name}
        <small>{about}</small>
      </span>
    </label>
  )
}
