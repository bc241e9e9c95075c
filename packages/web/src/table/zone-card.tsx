import type { Stack } from '@aquila/games/table'
import { Icon } from '../look/icon.tsx'
import { leadersOf, partingOf, unitsOf } from '../look/stack.tsx'
import type { ShownChoice } from '../match/table-match.ts'
import { t } from '../messages/text.ts'
import { Beside } from './beside.tsx'
import { Faces, isHopeless } from './choice-list.tsx'
import { hideCard } from './consider.ts'
import { factsOf } from './inspected.ts'
import type { Layer } from './map/load-layer.ts'
import { partingInWords } from './map/places.tsx'
import type { PlaceCardShown, TableUi } from './state.ts'
import { choicesAt, stacksAt } from './targets.ts'

/** What is known of a place before anybody clicks it: who is there, what I could do, who could come. */
export function ZoneCard({ ui, layer }: { ui: TableUi; layer: Layer }) {
  const shown = ui.card.value
  if (shown === null) return null
  const { place, pinned } = shown
  const area = layer.areas.find(({ id }) => id === place)
  const stacks = stacksAt(ui.state.value.scene.stacks, place)
  return (
    <Beside place={place} kind="zone-card">
      <header>
        <b class="capitals">{area?.name ?? place}</b>
        <span>{factsOf(ui.state.value, place)}</span>
        {pinned && (
          <button type="button" class="button quiet" aria-label={t('close')} onClick={() => hideCard(ui)}>
            <Icon name="close" size={14} />
          </button>
        )}
      </header>
      <dl>
        <dt>{t('card.here')}</dt>
        <dd>
          {stacks.length === 0
            ? t('card.nobody')
            : stacks.map(stack => (
                <Here key={stack.kit} stack={stack} chosen={ui.state.value.scene.chosen} />
              ))}
        </dd>
      </dl>
      {shown.odds !== null && <p class="card-odds">{shown.odds}</p>}
      <Doings ui={ui} place={place} />
      <Comers shown={shown} />
    </Beside>
  )
}

function Here({ stack, chosen }: { stack: Stack; chosen: readonly string[] }) {
  const parting = partingOf(stack, chosen)
  const names = leadersOf(stack).map(({ label }) => label)
  const units = stack.units ?? unitsOf(stack).length
  return (
    <span class="card-line">
      <i class="pip" data-kit={stack.kit} />{' '}
      {stack.hidden === true
        ? t('inspector.hidden')
        : t('card.stack', { names: names.join(', '), n: units, strength: stack.strength })}
      {parting !== null && <small> {partingInWords(parting)}</small>}
    </span>
  )
}

/** What a click there would do, with its price and its odds. */
function Doings({ ui, place }: { ui: TableUi; place: string }) {
  const choices = choicesAt(ui.targets.value, { kind: 'place', id: place }).filter(
    ({ all }) => all === undefined,
  )
  const far = ui.targets.value.reach.get(place)
  if (choices.length === 0 && far === undefined) return null
  return (
    <section>
      <h3 class="label">{t('card.could-do')}</h3>
      {choices.slice(0, MOST).map(choice => (
        <Doing key={choice.text} choice={choice} />
      ))}
      {far !== undefined && choices.length === 0 && <p>{t('card.far', { cost: far.cost })}</p>}
    </section>
  )
}

const MOST = 4

function Doing({ choice }: { choice: ShownChoice }) {
  return (
    <p class="doing">
      <span>
        <b>{choice.text}</b>
        {choice.detail !== undefined && <small>{choice.detail}</small>}
        {choice.faces !== undefined && <Faces faces={choice.faces} />}
      </span>
      {choice.cost !== undefined && (
        <b class="leads-to">{isHopeless(choice) ? t('choice.hopeless') : choice.cost}</b>
      )}
    </p>
  )
}

function Comers({ shown: { threats } }: { shown: PlaceCardShown }) {
  if (threats === null || threats.length === 0) return null
  return (
    <section>
      <h3 class="label">{t('card.could-come')}</h3>
      {threats.slice(0, MOST).map(({ from, kit, name, strength, cost }) => (
        <p key={`${from} ${name}`}>
          <i class="pip" data-kit={kit} /> {t('card.comer', { name, strength, cost })}
        </p>
      ))}
    </section>
  )
}
