import { notice } from '#domain/notice'
import { ENDS_SOON_DAYS } from '#domain/projects/proposal-life'
import { toTime } from '#domain/values/clock'
import { saoPauloDay } from '#domain/values/sao-paulo'
import type { App } from '../pocketbase-api'
import { run } from '../sql'
import { isActive } from '../suspension'
import { notify } from './notices'
import { CHUNK, settleInChunks } from './settle-in-chunks'

/** Days after its end in which a quote is told of: quotes of closed projects stay pending, and each day would read them all again. */
const TOLD_WITHIN_DAYS = 14

const quoted = { id: '', valid_until: '', provider_id: '', provider_name: '', project_id: '', title: '', client_id: '' }
type Quoted = typeof quoted

/** Once each: the provider before the validity of a quote ends, both sides once it has ended; by São Paulo's days. Product 110. */
export function tellOfEndingQuotes(app: App): void {
  const now = toTime(Date.now())
  const [oldest, today, soon] = [saoPauloDay(now, -TOLD_WITHIN_DAYS), saoPauloDay(now), saoPauloDay(now, ENDS_SOON_DAYS)]
  settleInChunks(app, quoted, ENDED, { oldest, today }, (tx, quote) => tellEnded(tx, quote, now))
  settleInChunks(app, quoted, ENDING, { today, soon }, (tx, quote) => tellEnding(tx, quote, now))
}

function tellEnded(tx: App, quote: Quoted, now: string): void {
  run(tx, 'UPDATE proposals SET told_ended = valid_until WHERE id = {:id}', { id: quote.id })
  const provider = { id: quote.provider_id, full_name: quote.provider_name }
  const toOwner = notice('quote_ended', { user: quote.client_id }, projectOf(quote), provider)
  notify(tx, [toOwner, notice('own_quote_ended', { user: quote.provider_id }, projectOf(quote))], now)
}

function tellEnding(tx: App, quote: Quoted, now: string): void {
  run(tx, 'UPDATE proposals SET told_ending = valid_until WHERE id = {:id}', { id: quote.id })
  notify(tx, [notice('quote_ends_soon', { user: quote.provider_id }, projectOf(quote))], now)
}

const projectOf = ({ project_id, title, client_id }: Quoted) => ({ id: project_id, title, client_id })

/** Pending ones of open projects, while neither side is suspended. */
const pending = (
  condition: string,
): string => `SELECT q.id, q.valid_until, q.provider_id, u.full_name AS provider_name, q.project_id, p.title, p.client_id
  FROM proposals q INDEXED BY idx_proposals_ending JOIN projects p ON p.id = q.project_id AND p.status = 'open'
    JOIN users u ON u.id = q.provider_id AND ${isActive('u')} JOIN users owner ON owner.id = p.client_id AND ${isActive('owner')}
  WHERE q.status = 'pending' AND q.valid_until != '' AND ${condition} LIMIT ${CHUNK}`

const ENDED = pending('q.valid_until >= {:oldest} AND q.valid_until < {:today} AND q.told_ended <> q.valid_until')
const ENDING = pending('q.valid_until >= {:today} AND q.valid_until <= {:soon} AND q.told_ending <> q.valid_until')
