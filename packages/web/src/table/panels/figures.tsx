import type { Bags, Boxes, Figure, Portrait, Track } from '@aquila/games/table'
import { Coin } from '../../look/coin.tsx'
import { Counter } from '../../look/counter.tsx'
import { BagDrawing } from '../../look/gauge.tsx'
import { Picture } from '../../look/picture.tsx'
import { RuleLink } from '../../look/rule-link.tsx'
import { t } from '../../messages/text.ts'
import { pieceInWords } from '../inspector.tsx'
import './figures.css'

/** A figure that a game puts into a panel. */
export function FigureView({ figure }: { figure: Figure }) {
  switch (figure.kind) {
    case 'portrait':
      return <PortraitCard portrait={figure} />
    case 'bags':
      return <BagsView bags={figure} />
    case 'track':
      return <TrackView track={figure} />
    case 'boxes':
      return <BoxesView boxes={figure} />
  }
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
