import { NOBODY } from '@aquila/games/kits'
import type { Kit } from '@aquila/games/table'
import { Icon } from '../look/icon.tsx'
import { RuleLink } from '../look/rule-link.tsx'
import type { SeatInfo, ShownChoice, TableState } from '../match/table-match.ts'
import { t } from '../messages/text.ts'
import { filmTitle } from './captions.ts'
import { choose, undo } from './choose.ts'
import { askHint, isPointedAt } from './hint.ts'
import { tell } from './notice.ts'
import { endInWords, outcomeBeside, outcomeOf, wordFor } from './outcome.ts'
import { BarredButton, BarredWayOn } from './owed.tsx'
import type { TableUi } from './state.ts'

/** How many letters of a question fit beside three buttons, with the panel open. */
const ON_ONE_LINE = 48

/** Whose sequence it is, who must do what and why, in two lines that never grow, and at most three buttons. */
export function DecisionBar({ ui }: { ui: TableUi }) {
  const state = ui.state.value
  const { scene } = state
  const whose = sequenceSeat(state)
  const { asked, aside } = askedIn(state)
  return (
    <section class="bar" data-kit={whose?.kit ?? NOBODY} data-covers="top" aria-label={t('table.question')}>
      <div class="who">
        <b>{whose?.side ?? state.title}</b>
        {ui.online.value !== null && whose !== undefined && playerOf(whose) !== whose.side && (
          <small>{playerOf(whose)}</small>
        )}
        {scene.pips !== null && scene.pips.of <= 10 && (
          <span class="pips" aria-hidden="true">
            {Array.from({ length: scene.pips.of }, (_, pip) => (
              <i
                key={pip}
                data-is={pip < (scene.pips?.done ?? 0) ? 'done' : pip === scene.pips?.done ? 'now' : 'ahead'}
              />
            ))}
          </span>
        )}
      </div>
      <div class="question">
        <p class="step">
          <span>{scene.step}</span>
          {state.question !== null && <RuleLink rule={state.question.rule} long />}
          {aside !== null && <span class="aside">{aside}</span>}
        </p>
        <h1 title={questionText(state)} data-long={asked.length > ON_ONE_LINE}>
          {asked}
        </h1>
      </div>
      <Actions ui={ui} />
    </section>
  )
}

/** Who plays a side. A server has no language, and calls a bot by its level. */
export function playerOf({ player, level }: SeatInfo): string {
  return level !== null && player === level ? t('level', { level }) : player
}

/** Whose sequence it is: also while another side answers in it. */
export function sequenceSeat(state: TableState): SeatInfo | undefined {
  return state.seats.find(({ role }) => role === state.scene.active) ?? activeSeat(state)
}

/** Who must choose. */
export function activeSeat(state: TableState): SeatInfo | undefined {
  const role = state.question?.role ?? state.waiting[0] ?? state.scene.active
  return state.seats.find(seat => seat.role === role)
}

/** The question, or what is being waited for. */
export function questionText(state: TableState): string {
  if (state.stake != null) return state.stake
  if (state.result !== null) return outcomeFor(state)
  if (state.question !== null) return state.question.text
  if (state.waiting.length === 0) return filmTitle(state)
  const waited = state.seats.filter(({ role }) => state.waiting.includes(role))
  const names = waited.filter(({ here, level }) => !here && level === null).map(({ player }) => player)
  if (names.length > 0) return t('table.decides', { names })
  return t('table.waiting', { side: waited[0]?.side ?? '' })
}

/** The question, and the one fact beside it: if it is put because something happened, what that was. */
export function askedIn(state: TableState): { asked: string; aside: string | null } {
  const { asked, aside } = partsOf(questionText(state))
  if (aside !== null || state.question === null || state.question.window === null) return { asked, aside }
  return { asked, aside: state.log.lines.at(-1)?.text ?? null }
}

/** What stands in brackets at the end of a question is a fact, and said more quietly. */
function partsOf(text: string): { asked: string; aside: string | null } {
  const [, asked = text, aside] = /^(.*\S)\s+\(([^()]*)\)\.?$/s.exec(text) ?? []
  return { asked, aside: aside === undefined ? null : aside.replace(/\.$/, '') }
}

/** The question in a sheet, where it may take two lines. */
export function Asked({ state }: { state: TableState }) {
  const { asked, aside } = askedIn(state)
  return (
    <h1>
      {asked}
      {aside !== null && <small> {aside}</small>}
    </h1>
  )
}

/** Hint, undo and the way on. Whatever else can be chosen is on the map or in the inspector. */
function Actions({ ui }: { ui: TableUi }) {
  const state = ui.state.value
  if (state.result !== null) {
    return (
      <div class="acts">
        <OnceMore ui={ui} />
        <a class="button primary" href={`#/end/${state.id}`}>
          {t('table.see-end')}
        </a>
      </div>
    )
  }
  const wayOn = wayOnOf(ui)
  return (
    <div class="acts">
      <HintButton ui={ui} />
      <UndoButton ui={ui} />
      {wayOn !== null && <ChoiceButton ui={ui} choice={wayOn} kit={activeSeat(state)?.kit ?? NOBODY} />}
      {wayOn === null && <BarredWayOn ui={ui} />}
    </div>
  )
}

/** The others at the table have sat down for another match. */
export function OnceMore({ ui }: { ui: TableUi }) {
  const rematch = ui.online.value?.table?.rematch ?? null
  return rematch === null ? null : (
    <a class="button" href={`#/online/${rematch}`}>
      {t('online.once-more')}
    </a>
  )
}

/** The one choice that goes on; if there is only one thing to choose that has no place on the table, that. */
export function wayOnOf(ui: TableUi): ShownChoice | null {
  const { buttons, places, pieces, cards } = ui.targets.value
  const wayOn = buttons.find(choice => choice.as === 'way-on')
  if (wayOn !== undefined) return wayOn
  const [only] = buttons
  const alone = buttons.length === 1 && places.size === 0 && pieces.size === 0 && cards.size === 0
  return alone && only !== undefined ? only : null
}

/** Asks what a bot would do. */
export function HintButton({ ui }: { ui: TableUi }) {
  if (!ui.state.value.canAsk || ui.state.value.lookingOn) return null
  return (
    <button
      type="button"
      class="button"
      aria-busy={ui.hint.value === true}
      title={t('hint.about')}
      onClick={() => askHint(ui)}
    >
      <Icon name="laurel" size={16} /> <span class="word">{t('hint.ask')}</span>
    </button>
  )
}

function whyNoUndo(bar: TableState['undoBar']): string {
  return bar === null ? t('undo.nothing') : t(`undo.${bar.kind}`, { side: bar.side })
}

export function UndoButton({ ui }: { ui: TableUi }) {
  const { canUndo, lookingOn, undoBar, viewer, stake } = ui.state.value
  // A watcher has nothing to take back.
  if (viewer === null) return null
  if (!canUndo || lookingOn) {
    const why = stake != null ? t('undo.stake') : whyNoUndo(undoBar)
    return (
      <BarredButton
        icon="undo"
        text={t('table.undo')}
        why={why}
        onPress={() => tell(ui, { rule: '', text: `${t('table.undo')}: ${why}`, reasoned: true })}
      />
    )
  }
  return (
    <button type="button" class="button" title={t('table.undo')} onClick={() => undo(ui)}>
      <Icon name="undo" size={16} /> <span class="word">{t('table.undo')}</span> <kbd>U</kbd>
    </button>
  )
}

export function ChoiceButton({ ui, choice, kit }: { ui: TableUi; choice: ShownChoice; kit: Kit }) {
  return (
    <button
      type="button"
      class="button primary"
      data-kit={kit}
      data-pointed={isPointedAt(ui, choice)}
      disabled={ui.state.value.lookingOn}
      onClick={() => choose(ui, choice)}
    >
      <span class="way-on">{choice.text}</span>
      {choice.cost !== undefined && <small>{choice.cost}</small>}
    </button>
  )
}

/** How it ended for whoever sits here, and by what. */
function outcomeFor(state: TableState): string {
  // A watcher has no chair, and wants to know who has won.
  if (state.viewer === null) return endInWords(state)
  const word = wordFor(state, outcomeOf(state))
  const outcome = outcomeBeside(state, word)
  return outcome === '' ? word : `${word}. ${outcome}`
}
