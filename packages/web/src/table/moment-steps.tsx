import type { MomentStep } from '@aquila/games/table'
import { Icon } from '../look/icon.tsx'
import { RuleLink } from '../look/rule-link.tsx'
import './moment-steps.css'

/** Rolls that belong together, left to right: what is done stays, one is on, the rest is to come. */
export function MomentSteps({ steps }: { steps: readonly MomentStep[] }) {
  return (
    <ol class="moment-steps">
      {steps.map(({ title, state, about, lines, kit, rule }, index) => (
        <li
          key={title}
          data-state={state}
          data-kit={kit ?? undefined}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <h3>
            <span class="step-number" aria-hidden="true">
              {state === 'done' ? <Icon name="check" size={12} /> : index + 1}
            </span>
            {title}
          </h3>
          {state !== 'done' && <p class="step-about">{about}</p>}
          {lines.map(line => (
            <p key={line}>{line}</p>
          ))}
          <RuleLink rule={rule} />
        </li>
      ))}
    </ol>
  )
}
