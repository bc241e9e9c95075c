import type { MomentCause, MomentStep, MomentTrial } from '@aquila/games/table'
import { Coin } from '../look/coin.tsx'
import { Counter } from '../look/counter.tsx'
import { Die } from '../look/die.tsx'
import { Icon } from '../look/icon.tsx'
import { RuleLink } from '../look/rule-link.tsx'
import { LitMap } from './lit-map.tsx'
import type { Ground } from './reckoning.tsx'
import { pieceInWords } from './stack-column.tsx'
import './moment-steps.css'

/** Rolls that belong together, left to right: what is done stays, one is on, the rest is to come; beside them the map. */
export function MomentSteps({
  steps,
  cause,
  map,
}: {
  steps: readonly MomentStep[]
  cause: MomentCause | undefined
  map: Ground | null
}) {
  const lit = [...(cause?.won ?? []), ...(cause?.asked ?? [])]
  return (
    <>
      <div class="moment-story">
        <ol class="moment-steps">
          {steps.map((step, index) => (
            <StepTile key={step.title} step={step} number={index + 1} />
          ))}
        </ol>
        {cause !== undefined && map !== null && lit.length > 0 && (
          <LitMap
            map={map.name}
            lit={cause.asked}
            held={cause.won}
            kit={cause.to?.kit}
            stacks={map.stacks}
            wide={0.86}
          />
        )}
      </div>
      {cause !== undefined && (
        <ul class="moment-stakes">
          {cause.stakes.map(({ icon, text, rule }) => (
            <li key={text}>
              <Icon name={icon} size={16} />
              <span>
                {text} <RuleLink rule={rule} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** Who is to fall, and who rises. */
export function Adversaries({ cause: { from, to } }: { cause: MomentCause }) {
  return (
    <span class="adversaries">
      {from !== null && <Coin leader={from} size={64} />}
      <Icon name="right" size={26} />
      {to !== null && <Coin leader={to} size={64} />}
    </span>
  )
}

function StepTile({ step, number }: { step: MomentStep; number: number }) {
  const { title, state, about, lines, kit, rule, trials = [], turned = [] } = step
  return (
    <li data-state={state} data-kit={kit ?? undefined} aria-current={state === 'now' ? 'step' : undefined}>
      <h3>
        <span class="step-number" aria-hidden="true">
          {state === 'done' ? <Icon name="check" size={12} /> : number}
        </span>
        {title}
      </h3>
      {state !== 'done' && <p class="step-about">{about}</p>}
      {trials.map((trial, index) => (
        <TrialShown key={index} trial={trial} />
      ))}
      {turned.length > 0 && (
        <span class="step-turned">
          {turned.map(piece =>
            piece.kind === 'unit' ? (
              <Counter key={piece.id} unit={piece} size={38} label={pieceInWords(piece)} />
            ) : (
              <Coin key={piece.id} leader={piece} size={38} />
            ),
          )}
        </span>
      )}
      {lines.map(line => (
        <p key={line}>{line}</p>
      ))}
      <RuleLink rule={rule} />
    </li>
  )
}

function TrialShown({ trial: { about, text, die, verdict, kit } }: { trial: MomentTrial }) {
  return (
    <div class="step-trial">
      <span>
        {about.map(leader => (
          <Coin key={leader.id} leader={leader} size={34} />
        ))}
        {text}
      </span>
      <p data-kit={kit}>
        <Die sides={die.sides} value={die.value} size={24} /> <b>{verdict}</b>
      </p>
    </div>
  )
}
