import type {
  Kit,
  Moment,
  Reckoning,
  ReckoningBar,
  ReckoningLine,
  ReckoningPart,
  ReckoningTrack,
  Stack,
} from '@aquila/games/table'
import { useLayout } from '../app/width.ts'
import { Coin } from '../look/coin.tsx'
import { Counter } from '../look/counter.tsx'
import { Icon } from '../look/icon.tsx'
import { RuleLink } from '../look/rule-link.tsx'
import { t } from '../messages/text.ts'
import { LitMap } from './lit-map.tsx'
import './reckoning.css'

interface PaperProps {
  readonly moment: Moment & { readonly reckoning: Reckoning }
  /** The map that lit places are cut from, with who stands on it; null where there is no room for it. */
  readonly map: Ground | null
}

export interface Ground {
  readonly name: string
  readonly stacks: readonly Stack[]
}

/** The end of a year or turn: its parts fill one after the other, then comes the new year. */
export function ReckoningPaper({ moment, map }: PaperProps) {
  const { parts, next } = moment.reckoning
  const turns = new Map(parts.map((part, index) => [part, index]))
  const of = (shapes: readonly ReckoningPart['shape'][]): readonly ReckoningPart[] =>
    parts.filter(({ shape }) => shapes.includes(shape))
  const rows = of(['row'])
  return (
    <>
      <header class="reckoning-head">
        <span class="moment-sign">
          <Icon name={moment.icon} size={36} />
        </span>
        <div>
          <h2 id="moment-title">{moment.title}</h2>
          <p>{moment.text}</p>
        </div>
        <ol class="reckoning-way" aria-hidden="true">
          {parts.map(({ name }, index) => (
            <li key={name} style={{ '--turn': index }}>
              <Icon name="check" size={14} /> <span>{name}</span>
            </li>
          ))}
        </ol>
      </header>
      <div class="reckoning-columns" data-columns={parts.length - rows.length}>
        {of(['column', 'map']).map(part => (
          <PartShown key={part.name} part={part} turn={turns.get(part) ?? 0} map={map} />
        ))}
      </div>
      {rows.map(part => (
        <PartShown key={part.name} part={part} turn={turns.get(part) ?? 0} map={map} />
      ))}
      {next !== null && (
        <section class="reckoning-next" style={{ '--turn': parts.length }} aria-labelledby="reckoning-next">
          {next.figure !== '' && (
            <p class="reckoning-figure">
              {next.figure} <small>{next.unit}</small>
            </p>
          )}
          <div>
            <h3 id="reckoning-next">{next.title}</h3>
            <p>{next.text}</p>
          </div>
        </section>
      )}
    </>
  )
}

function PartShown({ part, turn, map }: { part: ReckoningPart; turn: number; map: Ground | null }) {
  const { name, title, note, shape, track, lines, warning } = part
  const size = useLayout()
  const idle = lines.filter(line => line.idle === true)
  const head = `reckoning-${turn}`
  return (
    <section class="reckoning-part" data-shape={shape} style={{ '--turn': turn }} aria-labelledby={head}>
      <h3 id={head} title={name}>
        {title} <small>{note}</small>
      </h3>
      {track !== null && <TrackDrawing track={track} />}
      {part.lit.length > 0 && map !== null && <LitMap map={map.name} lit={part.lit} stacks={map.stacks} />}
      <ul>
        {lines
          .filter(line => line.idle !== true)
          .map((line, index) => (
            <LineShown key={index} line={line} />
          ))}
      </ul>
      {idle.length > 0 && (
        <details open={size !== 'phone'} class="reckoning-idle">
          <summary>{t('reckoning.idle', { n: idle.length })}</summary>
          <ul>
            {idle.map((line, index) => (
              <LineShown key={index} line={line} />
            ))}
          </ul>
        </details>
      )}
      {warning !== null && <p class="reckoning-warning">{warning}</p>}
    </section>
  )
}

function LineShown({ line }: { line: ReckoningLine }) {
  const { sign, good, text, note, rule, kit, pieces = [] } = line
  return (
    <li data-idle={line.idle === true}>
      {sign !== undefined && (
        <b class="track-sign" data-sign={good === undefined ? undefined : good ? 'plus' : 'minus'}>
          {sign}
        </b>
      )}
      {pieces.length > 0 && (
        <span class="reckoning-pieces" aria-hidden="true">
          {pieces.map(piece =>
            piece.kind === 'leader' ? (
              <Coin key={piece.id} leader={piece} size={40} />
            ) : (
              <Counter key={piece.id} unit={piece} size={38} />
            ),
          )}
        </span>
      )}
      <span class="reckoning-words">
        <span>
          {kit !== undefined && pieces.length === 0 && <i class="pip" data-kit={kit} />} {text}
        </span>
        {note !== undefined && note !== '' && <small>{note}</small>}
      </span>
      {rule !== undefined && <RuleLink rule={rule} />}
    </li>
  )
}

function TrackDrawing({ track }: { track: ReckoningTrack }) {
  switch (track.kind) {
    case 'steps':
      return <Steps {...track} />
    case 'lead':
      return <Lead {...track} />
    case 'bars':
      return (
        <ul class="reckoning-bars">
          {track.bars.map(bar => (
            <BarShown key={bar.name} bar={bar} />
          ))}
        </ul>
      )
  }
}

/** Steps that grow towards an end that nobody wants; the marker goes from one to another. */
function Steps({ before, after, of }: Extract<ReckoningTrack, { kind: 'steps' }>) {
  const steps = Array.from({ length: of + 1 }, (_, step) => step)
  return (
    <ol class="reckoning-steps" aria-label={t('reckoning.steps', { before, after, of })}>
      {steps.map(step => (
        <li
          key={step}
          data-is={
            step <= Math.min(before, after) ? 'past' : step <= Math.max(before, after) ? 'moved' : 'ahead'
          }
          data-now={step === after}
          data-end={step === of}
          style={{ '--step': step }}
          aria-hidden="true"
        >
          <i>{step === of && <Icon name="skull" size={20} />}</i>
          {step}
        </li>
      ))}
    </ol>
  )
}

/** One score for two: from where to where the mark went, to either side of nothing. */
function Lead({ before, after, limit, ahead, behind }: Extract<ReckoningTrack, { kind: 'lead' }>) {
  const at = (score: number): number => 50 + (50 * Math.max(-limit, Math.min(limit, score))) / limit
  const kit: Kit = after < 0 ? behind.kit : ahead.kit
  const [low, high] = [Math.min(at(before), at(after)), Math.max(at(before), at(after))]
  const zero = { left: `${Math.min(50, at(before))}%`, width: `${Math.abs(at(before) - 50)}%` }
  return (
    <div class="reckoning-lead" data-kit={kit}>
      <p>
        {signed(before)} <Icon name="right" size={12} /> <b>{signed(after)}</b>
      </p>
      <span aria-hidden="true">
        <i style={zero} />
        <i data-moved style={{ left: `${low}%`, width: `${high - low}%` }} />
        <i data-mark style={{ left: `${at(after)}%` }} />
      </span>
      <p aria-hidden="true">
        <span>
          <i class="pip" data-kit={behind.kit} /> {behind.name}
        </span>
        <span>
          {ahead.name} <i class="pip" data-kit={ahead.kit} />
        </span>
      </p>
    </div>
  )
}

function BarShown({ bar }: { bar: ReckoningBar }) {
  const { name, kit, before, after, of, text, you } = bar
  const share = (value: number): string => `${Math.max(0, Math.min(100, (100 * value) / Math.max(of, 1)))}%`
  const change = after - before
  return (
    <li data-kit={kit} data-you={you}>
      <span>
        <i class="pip" data-kit={kit} /> {name}
      </span>
      <span class="reckoning-bar" aria-hidden="true">
        <i style={{ width: share(Math.min(before, after)) }} />
        <i
          data-change={change < 0 ? 'less' : 'more'}
          style={{
            left: share(Math.min(before, after)),
            width: `calc(${share(Math.max(before, after))} - ${share(Math.min(before, after))})`,
          }}
        />
      </span>
      <b>{text}</b>
      <small data-sign={change > 0 ? 'plus' : change < 0 ? 'minus' : undefined}>
        {change === 0 ? '' : signed(change)}
      </small>
    </li>
  )
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0'
}
