import { texts } from '#texts'
import type { OutboxRow } from '../../data/queries/outbox'
import { useWaitingCode } from '../../data/waiting-words'

/** '2 itens aguardam conexão. 1 não foi aceito.', said again when it changes. */
export function OutboxSummary({ rows }: { rows: readonly OutboxRow[] }) {
  const refused = rows.filter(({ state }) => state === 'refused').length
  const waiting = rows.length - refused
  const code = useWaitingCode(waiting > 0)
  const { summary } = texts.outbox
  if (waiting === 0) return <span role="status">{refused > 0 ? summary.onlyRefused(refused) : null}</span>
  const sentences = [summary.waiting[code ?? 'queued'](waiting), ...(refused > 0 ? [summary.refused(refused)] : [])]
  return <span role="status">{sentences.join(' ')}</span>
}
