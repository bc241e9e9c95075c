import type { Bags, Boxes, Figure, PlaceId, Portrait, Rival, Track } from '@aquila/games/table'
import { Coin } from '../../look/coin.tsx'
import { Counter } from '../../look/counter.tsx'
import { BagDrawing } from '../../look/gauge.tsx'
import { pathOf } from '../../look/icon.tsx'
import { Picture } from '../../look/picture.tsx'
import { RuleLink } from '../../look/rule-link.tsx'
import { dressOf } from '../../look/wardrobe.ts'
import { t } from '../../messages/text.ts'
import { pieceInWords } from '../stack-column.tsx'
import { LineageView, SeatsView, TilesView } from './offices.tsx'
import './figures.css'

/** A figure that a game puts into a panel. What stands for a place leads there. */
export function FigureView({ figure, show }: { figure: Figure; show: (place: PlaceId) => void }) {
  switch (figure.kind) {
    case 'portrait':
      return <PortraitCard portrait={figure} />
    case 'bags':
      return <BagsView bags={figure} />
    case 'track':
      return <TrackView track={figure} />
    case 'boxes':
      return <BoxesView boxes={figure} />
    case 'rival':
      return <RivalRow rival={figure} />
    case 'seats':
      return <SeatsView seats={figure} show={show} />
    case 'lineage':
      return <LineageView lineage={figure} />
    case 'tiles':
      return <TilesView tiles={figure} show={show} />
  }
}

/** One of those who play, in a row: sign, name, aims as pips, figures, how near he is. */
function RivalRow({ rival: { kit, name, player, share, aims, facts, you } }: { rival: Rival }) {
  const dress = dressOf(kit)
  return (
    <div class="rival" data-kit={kit} data-you={you}>
      <svg width="38" height="38" viewBox="-18 -18 36 36" aria-hidden="true">
        <circle r="17" fill={dress.body} stroke={dress.dark} stroke-width="1.3" />
        <path
          transform="translate(-11 -11) scale(.043)"
          fill-rule="evenodd"
          d={pathOf(dress.sign ?? 'shield')}
          fill="#fff6e2"
        />
      </svg>
      <div>
        <b class={`capitals text-${kit}`}>{name}</b> <span class="player">{player}</span>
        <span class="aims" role="img" aria-label={t('rival.aims', aims)}>
          {Array.from({ length: Math.min(aims.of, 12) }, (_, aim) => (
            <i key={aim} class="pip" data-kit={kit} data-is={aim < aims.done ? 'done' : 'ahead'} />
          ))}
        </span>
      </div>
      <div class="figures">
        <b class={`text-${kit}`}>{share}</b>
        <span>
          {facts.map(({ text, good }) => (
            <span key={text} data-good={good}>
              {text}
            </span>
          ))}
        </span>
      </div>
    </div>
  )
}

function PortraitCard({ portrait: { picture, name, title, ratings, goal } }: { portrait: Portrait }) {
  return (
    <div class="portrait">
      <Picture picture={picture} />
      <div class="portrait-words">
        <b class="capitals">{name}</b>
        <span class="fell">{title}</span>
        <span class="ratings">
          {ratings.map(([rating, value]) => (
            <span key={rating}>
              {rating} <b>{value}</b>
            </span>
          ))}
        </span>
      </div>
      {goal !== null && (
        <div class="goal">
          <span>
            {goal.text} <RuleLink rule={goal.rule} />
          </span>
          <span class="goal-pips" role="img" aria-label={t('figure.goal', { done: goal.done, of: goal.of })}>
            {Array.from({ length: Math.max(goal.of, goal.done) }, (_, pip) => (
              <i key={pip} data-is={pip < goal.done ? (pip < goal.of ? 'done' : 'more') : 'ahead'} />
            ))}
          </span>
          <small>{goal.note}</small>
        </div>
      )}
    </div>
  )
}

function BagsView({ bags: { bags } }: { bags: Bags }) {
  return (
    <div class="bags">
      {bags.map(({ name, count, kit, note }) => (
        <div key={name} class="bag" data-kit={kit}>
          <svg width="66" height="86" viewBox="0 0 40 52" role="img" aria-label={`${name}: ${count}`}>
            <BagDrawing kit={kit} count={count} />
          </svg>
          <b class="capitals">{name}</b>
          <small>{note}</small>
        </div>
      ))}
    </div>
  )
}

function TrackView({ track: { name, groups } }: { track: Track }) {
  return (
    <div class="track" role="group" aria-label={name}>
      {groups.map(group => (
        <div key={group.name} class="track-group">
          <small>{group.name}</small>
          <ol>
            {group.spaces.map(space => (
              <li
                key={space.text}
                data-is={space.is}
                data-marked={space.mark !== undefined}
                title={space.mark}
                aria-current={space.is === 'now' ? 'step' : undefined}
              >
                {space.text}
                {space.mark !== undefined && <span class="unseen">{space.mark}</span>}
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  )
}

function BoxesView({ boxes: { picture, boxes } }: { boxes: Boxes }) {
  return (
    <div class="boxes-view">
      <Picture picture={picture} />
      <ul>
        {boxes.map(({ name, pieces, text, rule }) => (
          <li key={name}>
            <span class="label">
              {name} {rule !== undefined && <RuleLink rule={rule} />}
            </span>
            {text !== undefined && <span>{text}</span>}
            <span class="section-pieces">
              {pieces.map(piece =>
                piece.kind === 'unit' ? (
                  <Counter key={piece.id} unit={piece} size={36} label={pieceInWords(piece)} />
                ) : (
                  <Coin key={piece.id} leader={piece} size={38} />
                ),
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
