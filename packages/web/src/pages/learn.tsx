import { ruleShown } from '../app/rule-shown.ts'
import { TopBar } from '../app/top-bar.tsx'
import type { MessageKey } from '../messages/en.ts'
import { t } from '../messages/text.ts'
import { RulesReader } from '../table/panels/rules.tsx'
import './reading.css'

/** The rulebook of a game, with search. */
export function Learn({ game, rule }: { game: string; rule: string | null }) {
  return (
    <div class="dusk">
      <TopBar />
      <main id="content" tabIndex={-1} class="reading">
        <h1>{t('rules.title', { game: t(`game.${game}` as MessageKey) })}</h1>
        <p>{t('learn.about')}</p>
        <RulesReader game={game} rule={rule ?? ruleShown.value} />
      </main>
    </div>
  )
}
