import type { LeaderPiece, Piece, Pointed, Stack, UnitPiece } from '@aquila/games/table'
import { Coin } from '../look/coin.tsx'
import { Counter } from '../look/counter.tsx'
import { Icon } from '../look/icon.tsx'
import { leadersOf, unitsOf } from '../look/stack.tsx'
import { t } from '../messages/text.ts'
import { chooseAll } from './choose.ts'
import { isPointedAt } from './hint.ts'
import type { Layer } from './map/load-layer.ts'
import { MusterPanel } from './muster.tsx'
import { attempt } from './notice.ts'
import { point } from './point.ts'
import { rest, rise } from './rest.ts'
import type { TableUi } from './state.ts'
import { stacksAt } from './targets.ts'

/** The pieces of a place, side by side; those that may be chosen have a gold ring. */
export function Inspector({ ui, layer }: { ui: TableUi; layer: Layer }) {
  const place = placeInspected(ui)
  const { muster = null } = ui.state.value.scene
  if (muster !== null && (ui.inspected.value === null || ui.inspected.value === muster.place)) {
    const where = layer.areas.find(area => area.id === muster.place)?.name ?? muster.place
    return <MusterPanel ui={ui} muster={muster} name={where} />
  }
  if (place === null) return null
  const stacks = stacksAt(ui.state.value.scene.stacks, place)
  const name = layer.areas.find(area => area.id === place)?.name ?? place
  if (stacks.length === 0) return null
  return (
    <section class="inspector" aria-label={name}>
      {stacks.map((stack, index) => (
        <StackRow key={`${stack.kit} ${index}`} ui={ui} stack={stack} name={index === 0 ? name : null} />
      ))}
      <button
        type="button"
        class="button quiet close"
        aria-label={t('inspector.close')}
        onClick={() => (ui.inspected.value = null)}
      >
        <Icon name="close" size={14} />
      </button>
    </section>
  )
}

/** What the person points at; or, if all the pieces to choose from or chosen already stand in one place, that. */
export function placeInspected(ui: TableUi): string | null {
  if (ui.inspected.value !== null) return ui.inspected.value
  const places = new Set([...ui.targets.value.pieces.values()].flat().map(({ place }) => place))
  for (const stack of ui.state.value.scene.stacks)
    if (stack.pieces.some(piece => ui.state.value.scene.chosen.includes(piece.id))) places.add(stack.place)
  const [only] = places
  return places.size === 1 && only !== undefined ? only : null
}

function StackRow({ ui, stack, name }: { ui: TableUi; stack: Stack; name: string | null }) {
  const units = unitsOf(stack)
  const all = namesOfAll(ui, stack)
  return (
    <>
      <header>
        {name !== null && <span class="capitals name">{name}</span>}
        <span class="sum">
          {stack.hidden === true ? (
            t('inspector.hidden')
          ) : (
            <>
              <b>{stack.strength}</b> {t('inspector.strength')}
            </>
          )}
        </span>
        {all !== null && (
          <button type="button" class="button" onClick={() => attempt(ui, chooseAll(ui, all))}>
            {all}
          </button>
        )}
      </header>
      <div class="row">
        {leadersOf(stack).length > 0 && (
          <div class="leaders">
            {leadersOf(stack).map(leader => (
              <PieceButton key={leader.id} ui={ui} piece={leader}>
                <LeaderFace leader={leader} />
              </PieceButton>
            ))}
          </div>
        )}
        <div class="units">
          {units.map(unit => (
            <PieceButton key={unit.id} ui={ui} piece={unit}>
              <Counter unit={unit} size={64} label={pieceInWords(unit)} />
            </PieceButton>
          ))}
        </div>
      </div>
    </>
  )
}

/** What to do with all pieces of this stack, if several can be chosen for the same thing. */
function namesOfAll(ui: TableUi, stack: Stack): string | null {
  const offered = stack.pieces.flatMap(piece => ui.targets.value.pieces.get(piece.id) ?? [])
  const together = offered.filter(({ all }) => all !== undefined)
  return together.length > 1 ? (together[0]?.all ?? null) : null
}

function LeaderFace({ leader }: { leader: LeaderPiece }) {
  return (
    <>
      <Coin leader={leader} size={leader.wreath ? 72 : 62} />
      <span class="capitals leader-name">{leader.label}</span>
      <span class="ratings">
        {leader.ratings.map(([name, value]) => (
          <span key={name}>
            {name}
            <b>{value}</b>
          </span>
        ))}
      </span>
    </>
  )
}

/** Whoever rests at a thing, by pointer or by focus, is told why it is not legal. */
export function considering(ui: TableUi, pointed: Pointed) {
  return {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') rest(ui, pointed)
    },
    onPointerLeave: () => rise(ui),
    onFocus: () => rest(ui, pointed),
    onBlur: () => rise(ui),
  }
}

export function PieceButton({
  ui,
  piece,
  children,
}: {
  ui: TableUi
  piece: Piece
  children: preact.ComponentChildren
}) {
  const choices = ui.targets.value.pieces.get(piece.id) ?? []
  const legal = choices.length > 0
  const chosen = ui.state.value.scene.chosen.includes(piece.id)
  return (
    <button
      type="button"
      class="piece"
      data-legal={legal}
      data-suggested={choices.some(({ suggested }) => suggested === true)}
      data-pointed={choices.some(choice => isPointedAt(ui, choice))}
      data-spent={piece.spent && !chosen}
      data-chosen={chosen}
      title={piece.name}
      onClick={() => point(ui, { kind: 'piece', id: piece.id })}
      {...considering(ui, { kind: 'piece', id: piece.id })}
    >
      {children}
    </button>
  )
}

export function pieceInWords(unit: UnitPiece): string {
  const words = [t('piece.unit', { name: unit.name, strength: unit.strength })]
  if (unit.reduced) words.push(t('piece.reduced'))
  if (unit.spent) words.push(t('piece.spent'))
  return words.join(', ')
}
