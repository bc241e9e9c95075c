import type { Lineage, PlaceId, Seat, Seats, Tiles } from '@aquila/games/table'
import { Coin } from '../../look/coin.tsx'
import { Icon } from '../../look/icon.tsx'
import { RuleLink } from '../../look/rule-link.tsx'
import './offices.css'

type Show = (place: PlaceId) => void

/** Who holds the high offices, side by side; a free one is a dashed ring. */
export function SeatsView({ seats: { sides }, show }: { seats: Seats; show: Show }) {
  return (
    <div class="offices">
      {sides.map(({ kit, name, seats, limit, lines }) => (
        <section key={kit} data-kit={kit} aria-label={name}>
          <h3 class={`capitals text-${kit}`}>
            <i class="pip" data-kit={kit} />
            {name}
          </h3>
          <ul class="office-seats">
            {seats.map((seat, number) => (
              <li key={seat.leader?.id ?? number}>
                <SeatView seat={seat} show={show} />
              </li>
            ))}
          </ul>
          <p>
            <span class="crowns" aria-hidden="true">
              {Array.from({ length: Math.max(limit.held, limit.used) }, (_, crown) => (
                <i key={crown} data-is={crown < limit.used ? 'used' : 'left'}>
                  <Icon name="crown" size={15} />
                </i>
              ))}
            </span>
            {limit.text} <RuleLink rule={limit.rule} />
          </p>
          <ul class="office-lines">
            {lines.map(({ icon, text, place, rule }) => (
              <li key={text}>
                <Icon name={icon} size={14} />
                <span>
                  {place === undefined ? (
                    text
                  ) : (
                    <button type="button" class="plain" onClick={() => show(place)}>
                      {text}
                    </button>
                  )}{' '}
                  {rule !== undefined && <RuleLink rule={rule} />}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function SeatView({
  seat: { short, office, leader, note, place, guarded },
  show,
}: {
  seat: Seat
  show: Show
}) {
  if (leader === null)
    return (
      <span class="office">
        <span class="office-free" title={office} aria-hidden="true">
          {short}
        </span>
        <span class="unseen">{office}</span>
        <small>{note}</small>
      </span>
    )
  const words = (
    <>
      <span class="office-coin">
        <Coin leader={leader} size={48} />
        {guarded !== undefined && (
          <span class="office-guard" title={guarded}>
            <Icon name="shield" size={15} />
            <span class="unseen">{guarded}</span>
          </span>
        )}
      </span>
      <span class="unseen">{office}</span>
      <b>{leader.label}</b>
      <small>{note}</small>
    </>
  )
  return place === undefined ? (
    <span class="office">{words}</span>
  ) : (
    <button type="button" class="plain office" onClick={() => show(place)}>
      {words}
    </button>
  )
}

/** Father and sons from left to right. */
export function LineageView({ lineage: { name, members } }: { lineage: Lineage }) {
  return (
    <ol class="lineage" aria-label={name}>
      {members.map(({ leader, is, note }) => (
        <li key={leader.id} data-is={is}>
          {is === 'ahead' ? (
            <span class="office-free" aria-hidden="true" />
          ) : (
            <Coin leader={leader} size={38} />
          )}
          <b>{leader.label}</b>
          <small>{note}</small>
        </li>
      ))}
    </ol>
  )
}

export function TilesView({ tiles: { tiles }, show }: { tiles: Tiles; show: Show }) {
  return (
    <ul class="region-tiles">
      {tiles.map(({ id, short, name, kit, icon, place }) => (
        <li key={id}>
          <button
            type="button"
            class="plain region-tile capitals"
            data-kit={kit}
            title={name}
            onClick={() => show(place)}
          >
            {icon !== undefined && <Icon name={icon} size={13} />}
            <span aria-hidden="true">{short}</span>
            <span class="unseen">{name}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
