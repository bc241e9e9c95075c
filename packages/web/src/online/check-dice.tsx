import type { TableSeen } from '@aquila/play/wire'
import { useEffect, useRef, useState } from 'preact/hooks'
import { Icon } from '../look/icon.tsx'
import type { Catalogue } from '../match/table-match.ts'
import { t } from '../messages/text.ts'
import { Salts } from './salts.tsx'
import { saltOf } from './tables.ts'
import './check-dice.css'

/** How the dice come about, in four steps; with the seal and the salts of this table. */
export function CheckDice(props: { table: TableSeen; about: Catalogue | null; onClose: () => void }) {
  const { table, about, onClose } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const salt = useOwnSalt(table.id)
  useEffect(() => dialog.current?.showModal(), [])
  const close = (): void => dialog.current?.close()
  const now = stepOf(table)
  return (
    <dialog ref={dialog} class="check-dice" aria-labelledby="check-dice" onClose={onClose}>
      <header>
        <h2 id="check-dice">{t('online.check')}</h2>
        <button type="button" class="button quiet" aria-label={t('close')} onClick={close}>
          <Icon name="close" size={18} />
        </button>
      </header>
      <ol>
        {STEPS.map(({ step, icon }, index) => (
          <li
            key={step}
            data-is={index < now ? 'done' : index === now ? 'now' : 'ahead'}
            aria-current={index === now ? 'step' : undefined}
          >
            <Icon name={icon} size={30} />
            <i aria-hidden="true">{index < now ? <Icon name="check" size={16} /> : index + 1}</i>
            <b>{t('online.check.step', { step })}</b>
            <p>{t('online.check.about', { step })}</p>
          </li>
        ))}
      </ol>
      <dl>
        <dt class="label">{t('online.dice.seal')}</dt>
        <dd>
          <code>{table.commitment}</code>
        </dd>
        {table.player !== null && (
          <>
            <dt class="label">{t('online.check.own')}</dt>
            <dd>
              {salt !== null && <code>{salt}</code>}{' '}
              <small>{t(salt === null ? 'online.check.elsewhere' : 'online.check.kept')}</small>
            </dd>
          </>
        )}
        <dt class="label">{t('online.check.all')}</dt>
        <dd>
          <Salts table={table} about={about} named /> <small>{t('online.check.bots')}</small>
        </dd>
      </dl>
      <footer>
        <p>{t('online.check.honest')}</p>
        <button type="button" class="button primary" onClick={close}>
          {t('online.check.good')}
        </button>
      </footer>
    </dialog>
  )
}

const STEPS = [
  { step: 'seal', icon: 'lock' },
  { step: 'salt', icon: 'salt' },
  { step: 'dice', icon: 'dice' },
  { step: 'open', icon: 'eye' },
] as const

/** How far it has come: the seal is there from the beginning, the salts when all have promised theirs. */
function stepOf({ seats, state }: TableSeen): number {
  if (state !== 'open' && state !== 'salting') return 2
  return seats.every(({ who, salt }) => who === 'bot' || salt !== null) ? 2 : 1
}

/** The salt that this browser has drawn; null where another has. */
function useOwnSalt(table: string): string | null {
  const [salt, setSalt] = useState<string | null>(null)
  useEffect(() => {
    saltOf(table).then(setSalt, () => undefined)
  }, [table])
  return salt
}
