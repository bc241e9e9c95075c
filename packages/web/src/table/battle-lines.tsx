import { chanceOf } from '@aquila/engine'
import type { BattleLines, BattleSheet, LineSpace, UnitPiece } from '@aquila/games/table'
import type { ComponentChildren } from 'preact'
import { Coin } from '../look/coin.tsx'
import { Counter } from '../look/counter.tsx'
import { Die } from '../look/die.tsx'
import { RuleLink } from '../look/rule-link.tsx'
import { t } from '../messages/text.ts'
import { pieceInWords } from './stack-column.tsx'
import './battle-lines.css'

/** How a unit is shown: as a button where it may be picked, or as a picture in a replay. */
export type ShowUnit = (unit: UnitPiece, face: ComponentChildren) => ComponentChildren

/** The battle display: reserve, front line against front line with their dice, reserve; the track; the chances. */
export function Lines({ battle, lines, show }: { battle: BattleSheet; lines: BattleLines; show: ShowUnit }) {
  return (
    <div class="lines">
      <Reserve
        drawnUp={lines.spaces.length > 0}
        name={battle.attacker.name}
        kit={battle.attacker.kit}
        units={lines.attackerReserve}
        show={show}
      />
      {lines.spaces.length > 0 && (
        <ol class="front" aria-label={t('battle.front')}>
          {lines.spaces.map((space, index) => (
            <li key={index} class="space">
              <Stand space={space.attacker} kit={battle.attacker.kit} show={show} />
              <span class="clash" aria-hidden="true" />
              <Stand space={space.defender} kit={battle.defender.kit} show={show} />
            </li>
          ))}
        </ol>
      )}
      <Reserve
        drawnUp={lines.spaces.length > 0}
        name={battle.defender.name}
        kit={battle.defender.kit}
        units={lines.defenderReserve}
        show={show}
      />
      <div class="lines-foot">
        <TrackView battle={battle} lines={lines} />
        {lines.chances === null &&
          battle.notes.map(note => (
            <p key={note.text} class="lines-note">
              {note.text} {note.rule !== null && <RuleLink rule={note.rule} />}
            </p>
          ))}
        {lines.chances !== null && (
          <section class="chances" aria-label={lines.chances.title}>
            <h3 class="label">
              {lines.chances.title} <RuleLink rule={lines.chances.rule} />
            </h3>
            <ul>
              {lines.chances.rows.map(({ text, chance, kit }) => (
                <li key={text} data-kit={kit ?? undefined}>
                  <span>{text}</span>
                  <i style={{ width: `${Math.round(chance * 100)}%` }} />
                  <b>{t('battle.chance', { ...chanceOf(chance) })}</b>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  )
}

/** One place in a line: who stands there, his leader, what he threw and what he needs. */
function Stand({ space, kit, show }: { space: LineSpace; kit: string; show: ShowUnit }) {
  const { unit, leader, die, needs, fallen } = space
  return (
    <div class="stand" data-kit={kit}>
      <span class="stand-unit">
        {unit !== null && show(unit, <Counter unit={unit} size={70} label={pieceInWords(unit)} />)}
        {unit === null && fallen !== null && (
          <span class="fallen">
            <Counter unit={fallen} size={70} label={t('battle.fallen', { name: fallen.name })} />
          </span>
        )}
        {unit === null && fallen === null && <span class="gap" role="img" aria-label={t('battle.gap')} />}
        {leader !== null && (
          <span class="stand-leader">
            <Coin leader={leader} size={40} />
          </span>
        )}
      </span>
      <span class="stand-die">
        {die !== null && (
          <span data-hits={die.hits} data-again={die.again}>
            <Die sides={6} value={die.value} size={30} />
            <small>{t(die.hits ? 'battle.hit' : 'battle.miss')}</small>
          </span>
        )}
        {needs !== null && <small class="needs">{t('battle.needs', { needs })}</small>}
      </span>
    </div>
  )
}

function Reserve({
  drawnUp,
  name,
  kit,
  units,
  show,
}: {
  /** False: there is no front line yet, and everybody waits. */
  drawnUp: boolean
  name: string
  kit: string
  units: readonly UnitPiece[]
  show: ShowUnit
}) {
  if (units.length === 0) return null
  return (
    <div class="reserve" data-kit={kit}>
      <span class="label">{t(drawnUp ? 'battle.reserve' : 'battle.army', { name })}</span>
      <span class="reserve-units">
        {units.map(unit => (
          <span key={unit.id}>
            {show(unit, <Counter unit={unit} size={60} label={pieceInWords(unit)} />)}
          </span>
        ))}
      </span>
    </div>
  )
}

/** From 0 down to the floor, with a marker for each side: the side nearer to 0 is winning. */
function TrackView({ battle, lines: { track } }: { battle: BattleSheet; lines: BattleLines }) {
  const rows = [
    { kit: battle.attacker.kit, name: battle.attacker.name, value: track.attacker },
    { kit: battle.defender.kit, name: battle.defender.name, value: track.defender },
  ]
  return (
    <section class="battle-track" aria-label={track.name}>
      <h3 class="label">
        {track.name} <RuleLink rule={track.rule} />
      </h3>
      {rows.map(({ kit, name, value }) => (
        <p key={name} data-kit={kit}>
          <span>{name}</span>
          <span class="rail">
            <i style={{ width: `${(value / track.floor) * 100}%` }} />
          </span>
          <b>{value === 0 ? '0' : `−${-value}`}</b>
        </p>
      ))}
    </section>
  )
}
