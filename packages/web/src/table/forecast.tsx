import { Icon } from '../look/icon.tsx'
import { RuleLink } from '../look/rule-link.tsx'
import { t } from '../messages/text.ts'
import { look, type TableUi } from './state.ts'

/** What comes of things as they stand, while that is something to worry about. */
export function Forecast({ ui }: { ui: TableUi }) {
  const { scene, result } = ui.state.value
  const { forecast } = scene
  // What is over cannot be lost any more.
  if (forecast === undefined || forecast === null || result !== null) return null
  return (
    <section class="forecast" aria-label={forecast.title}>
      <h2>
        <Icon name="hourglass" size={16} /> {forecast.title} <RuleLink rule={forecast.rule} />
      </h2>
      <p>{forecast.text}</p>
      <ul>
        {forecast.lines.map(line => (
          <li key={line.text}>
            <b data-sign={line.helps === true ? 'plus' : 'minus'}>{line.value}</b>
            <span>{line.text}</span>
            {line.place !== undefined && (
              <button type="button" class="rule" onClick={() => look(ui, [line.place ?? ''])}>
                {t('forecast.show')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
