import type { Kit, LeaderPiece, Piece, Stack, UnitPiece } from '@aquila/games/table'
import { Coin } from '../look/coin.tsx'
import { Counter } from '../look/counter.tsx'
import { Icon } from '../look/icon.tsx'
import { leadersOf, partingOf, unitsOf } from '../look/stack.tsx'
import { t } from '../messages/text.ts'
import { leaveBehind } from './along.ts'
import { chooseAll } from './choose.ts'
import { activeSeat } from './decision-bar.tsx'
import { isPointedAt } from './hint.ts'
import { attempt } from './notice.ts'
import { point } from './point.ts'
import type { TableUi } from './state.ts'

/**
 * The stacks of a place, one side after the other; the pieces that may be chosen have a gold ring. What can be done with
 * all of a stack must not lie below the fold.
 */
export function StackColumn({ ui, stacks }: { ui: TableUi; stacks: readonly Stack[] }) {
  // What can be done with all comes first, and so do the ships of whoever sails.
  const { company = [] } = ui.state.value.scene
  const asWhole = (stack: Stack) =>
    namesOfAll(ui, stack) !== null ||
    (stack.ships !== undefined && stack.pieces.some(({ id }) => company.includes(id)))
  const odds = ui.odds.value
  return (
    <div class="stacks">
      {odds !== null && stacks.some(({ place }) => place === odds.to) && (
        <p class="stack-odds">
          <Icon name="swords" size={16} /> {t('inspector.odds', { odds: odds.text })}
        </p>
      )}
      {kitsOf(stacks, activeSeat(ui.state.value)?.kit).map(kit => {
        const own = stacks.filter(stack => stack.kit === kit)
        return (
          <div key={kit} class="side-row">
            {[...own.filter(asWhole), ...own.filter(stack => !asWhole(stack))].map(stack => (
              <StackRow key={stack.pieces[0]?.id ?? stack.place} ui={ui} stack={stack} />
            ))}
          </div>
        )
      })}
    </div>
  )
}

/** The sides that stand there; whoever must choose before the others. */
export function kitsOf(stacks: readonly Stack[], own: Kit | undefined): Kit[] {
  const kits = [...new Set(stacks.map(({ kit }) => kit))]
  return [...kits.filter(kit => kit === own), ...kits.filter(kit => kit !== own)]
}

function StackRow({ ui, stack }: { ui: TableUi; stack: Stack }) {
  const all = namesOfAll(ui, stack)
  const { chosen } = ui.state.value.scene
  const going = leadersOf(stack).filter(({ id }) => chosen.includes(id))
  const staying = leadersOf(stack).filter(leader => !going.includes(leader))
  // Whoever sets out has his army next to him, and those who stay come after it.
  const isParted = going.length > 0 && unitsOf(stack).length > 0
  return (
    <section class="stack-row" data-kit={stack.kit}>
      <Leaders ui={ui} leaders={isParted ? going : [...going, ...staying]} />
      <div class="units">
        {unitsOf(stack).map(unit => (
          <PieceButton key={unit.id} ui={ui} piece={unit}>
            <Counter unit={unit} size={46} label={pieceInWords(unit)} />
          </PieceButton>
        ))}
      </div>
      {isParted && <Leaders ui={ui} leaders={staying} />}
      <p class="sum">
        {stack.hidden === true ? t('inspector.hidden') : <Strength ui={ui} stack={stack} />}
        {all !== null && (
          <button type="button" class="button" onClick={() => attempt(ui, chooseAll(ui, all))}>
            {all}
          </button>
        )}
      </p>
    </section>
  )
}

function Leaders({ ui, leaders }: { ui: TableUi; leaders: readonly LeaderPiece[] }) {
  if (leaders.length === 0) return null
  return (
    <div class="leaders">
      {leaders.map(leader => (
        <PieceButton key={leader.id} ui={ui} piece={leader}>
          <LeaderFace leader={leader} />
        </PieceButton>
      ))}
    </div>
  )
}

/** How strong it is; where some of it set out, those who go apart from those who stay. */
function Strength({ ui, stack }: { ui: TableUi; stack: Stack }) {
  const parting = partingOf(stack, ui.state.value.scene.chosen)
  if (parting === null)
    return (
      <>
        <b>{stack.strength}</b> {t('inspector.strength')}
      </>
    )
  return (
    <>
      <b>{parting.going.strength}</b> {t('inspector.going')} <b>{parting.staying.strength}</b>{' '}
      {t('inspector.staying')}
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
      <Coin leader={leader} size={leader.wreath ? 52 : 46} />
      <span class="capitals leader-name">{leader.label}</span>
      <span class="ratings">
        {leader.ratings.map(([name, value]) => (
          <span key={name}>
            {name} <b>{value}</b>
          </span>
        ))}
      </span>
    </>
  )
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
  const canStay = chosen && ui.state.value.scene.company?.includes(piece.id) === true
  return (
    <button
      type="button"
      class="piece"
      data-legal={legal}
      data-suggested={choices.some(({ suggested }) => suggested === true)}
      data-pointed={choices.some(choice => isPointedAt(ui, choice))}
      data-spent={piece.spent && !chosen}
      data-chosen={chosen}
      data-leave={canStay}
      aria-pressed={canStay || undefined}
      title={canStay ? t('piece.leave', { name: piece.name }) : piece.name}
      onClick={() => {
        if (canStay) attempt(ui, leaveBehind(ui, piece.id))
        else point(ui, { kind: 'piece', id: piece.id })
      }}
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
