import { texts } from '#texts'
import { useWaitingCode } from '../../data/drafts/waiting-words'

/** '2 itens aguardam conexão. 1 não foi aceito.', said again when it changes. */
export function OutboxSummary({ items }: { items: readonly { state: string }[] }) {
  const refused = items.filter(({ state }) => state === 'refused').length
  const waiting = items.length - refused
  const code = useWaitingCode(waiting > 0)
  const { summary } = texts.outbox
  if (waiting === 0) return <span role="status">{refused > 0 ? summary.onlyRefused(refused) : null}</span>
  const sentences = [summary.waiting[code ?? 'queued'](waiting), ...(refused > 0 ? [summary.refused(refused)] : [])]
  return <span role="status">{sentences.join(' ')}</span>
}
