import type { Panel, PanelLine, PlaceId } from '@aquila/games/table'
import { Coin } from '../../look/coin.tsx'
import { Counter } from '../../look/counter.tsx'
import { RuleLink } from '../../look/rule-link.tsx'
import { t } from '../../messages/text.ts'
import { FigureView } from '../parts.ts'
import { pieceInWords } from '../stack-column.tsx'
import { look, type TableUi } from '../state.ts'

/** A panel that the game has filled: headings with lines, each leading to its place. */
export function Sections({ ui, panel }: { ui: TableUi; panel: Panel | undefined }) {
  if (panel === undefined || panel.sections.length === 0) return <p class="empty">{t('tab.none')}</p>
  const show = (place: PlaceId) => showPlace(ui, place)
  return (
    <>
      {panel.sections.map((section, index) => (
        <section key={section.title || index} class="section">
          {section.title !== '' && (
            <h2 class={section.kit === undefined ? '' : `text-${section.kit}`}>
              {section.kit !== undefined && <i class="pip" data-kit={section.kit} />}
              {section.title}
            </h2>
          )}
          {section.figure !== undefined && <FigureView figure={section.figure} show={show} />}
          <ul>
            {section.lines.map((line, number) => (
              <Line key={`${number} ${line.text}`} ui={ui} line={line} />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

function showPlace(ui: TableUi, place: PlaceId): void {
  look(ui, [place])
  ui.inspected.value = place
}

function Line({ ui, line }: { ui: TableUi; line: PanelLine }) {
  const { place } = line
  const words = (
    <>
      {line.kit !== undefined && <i class="pip" data-kit={line.kit} />}
      {line.text}
      {line.note !== undefined && <small>{line.note}</small>}
    </>
  )
  return (
    <li>
      <div class="section-line">
        {place === undefined ? (
          <span>{words}</span>
        ) : (
          <button type="button" class="plain" onClick={() => showPlace(ui, place)}>
            {words}
          </button>
        )}
        {line.value !== undefined && <b>{line.value}</b>}
        {line.rule !== undefined && <RuleLink rule={line.rule} />}
      </div>
      {line.pieces !== undefined && line.pieces.length > 0 && (
        <div class="section-pieces">
          {line.pieces.map(piece =>
            piece.kind === 'unit' ? (
              <Counter key={piece.id} unit={piece} size={36} label={pieceInWords(piece)} />
            ) : (
              <span key={piece.id} class="named-coin">
                <Coin leader={piece} size={38} />
                <span aria-hidden="true">{piece.label}</span>
              </span>
            ),
          )}
        </div>
      )}
    </li>
  )
}
