import type { BattleSheet, BattleSide, OddsSheet } from '@aquila/games/table'
import { Coin } from '../look/coin.tsx'
import { Counter } from '../look/counter.tsx'
import { Icon } from '../look/icon.tsx'
import { RuleLink } from '../look/rule-link.tsx'
import { t } from '../messages/text.ts'
import { Lines } from './battle-lines.tsx'
import { Modifiers, RollTiles } from './battle-odds.tsx'
import { pieceInWords } from './stack-column.tsx'
import './battle.css'

/** The armies of a battle as they met, and what each roll would have brought: to look at only. */
export function MomentArmies({ battle }: { battle: BattleSheet }) {
  const lines = battle.lines ?? null
  return (
    <div class="moment-battle">
      <div class="sides">
        <Army side={battle.attacker} hand="left" bare={lines !== null} />
        <Army side={battle.defender} hand="right" bare={lines !== null} />
        <span class="versus">
          <Icon name="swords" size={24} />
        </span>
      </div>
      {lines !== null && <Lines battle={battle} lines={lines} show={(_, face) => face} />}
      {battle.odds !== null && battle.roll === null && <Reasons odds={battle.odds} />}
      {battle.odds !== null && <RollTiles battle={battle} odds={battle.odds} />}
    </div>
  )
}

/** Why it is read where it is: the strengths and what shifts them, then what changes the die. */
function Reasons({ odds }: { odds: OddsSheet }) {
  return (
    <div class="moment-reasons">
      <div>
        <h3 class="label">
          {t('battle.column')} <RuleLink rule={odds.rule} />
        </h3>
        <p>{odds.ratio}</p>
        <p>{odds.shift}</p>
      </div>
      <div class="modifiers">
        <Modifiers odds={odds} />
      </div>
    </div>
  )
}

/** Counters shrink so that any army fits: in rows of about the same length. */
function sizeFor(units: number): number {
  return units <= 7 ? 56 : units <= 9 ? 50 : units <= 20 ? 42 : 34
}

function Army({ side, hand, bare }: { side: BattleSide; hand: 'left' | 'right'; bare: boolean }) {
  return (
    <div class="side" data-kit={side.kit} data-hand={hand}>
      <div class="side-head">
        <span class="side-coins">
          {side.leaders.slice(0, 3).map((leader, index) => (
            <Coin key={leader.id} leader={leader} size={index === 0 ? 62 : 42} />
          ))}
        </span>
        <span class="side-name">
          <span class="label">{t(hand === 'left' ? 'battle.attacker' : 'battle.defender')}</span>
          <span class="capitals">{side.name}</span>
          <span class="with">{side.with}</span>
        </span>
        <span class="total">
          <b>{side.strength ?? '?'}</b>
          {t('battle.strength')}
        </span>
      </div>
      {!bare && (
        <div class="side-units">
          {side.units.map(unit => (
            <Counter key={unit.id} unit={unit} size={sizeFor(side.units.length)} label={pieceInWords(unit)} />
          ))}
        </div>
      )}
    </div>
  )
}
