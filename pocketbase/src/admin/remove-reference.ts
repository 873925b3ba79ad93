import * as v from 'valibot'
import { requiredText } from '#domain/fields'
import { notice } from '#domain/notice'
import { MOST_REASON } from '#domain/reason'
import { recordAct } from '../audit'
import { Failure } from '../failure'
import { serverNow } from '../globals'
import { notify } from '../notices/notices'
import type { App } from '../pocketbase-api'
import { pump } from '../realtime/pump'
import { bodyOf } from '../requests/request-body'
import type { PersonHandler } from '../requests/route'
import { inTransaction, rowsOf, run } from '../sql'

/** Without `part` the whole. */
const request = v.strictObject({ reason: requiredText(MOST_REASON), part: v.optional(v.literal('reply')) })

const referred = { proposal: '', provider: '', id: '', title: '', client_id: '', removed: '', reply: '' }
type Referred = typeof referred

/** By its public id: the whole, which counts no more, or its reply alone. Who wrote it, of the whole both sides, reads the reason. Product 130. */
export const removeReference: PersonHandler = (e, admin) => {
  const key = e.request.pathValue('id')
  const { reason, part } = bodyOf(e, request, 8 * 1024)
  inTransaction(e.app, (tx) => {
    const [found] = rowsOf(tx, referred, FOUND, { key })
    if (!found) throw new Failure(404, 'not_found')
    if (found.removed !== '' || (part && found.reply === '')) return
    if (part) removeReply(tx, found, reason)
    else removeWhole(tx, found, reason)
    const { id: project, provider, client_id } = found
    const [action, subject] = part ? (['remove_reply', provider] as const) : (['remove_reference', client_id] as const)
    recordAct(tx, { actor: admin.id, action, subject, details: { project, provider } })
  })
  e.noContent(204)
  pump(e.app)
}

function removeWhole(tx: App, { proposal, provider, client_id, ...project }: Referred, reason: string): void {
  run(tx, "UPDATE proposals SET reference = json_set(reference, '$.removed', {:reason}) WHERE id = {:proposal}", { proposal, reason })
  const told = [provider, client_id].map((user) => ({ ...notice('reference_removed', { user }, { ...project, client_id }), reason }))
  notify(tx, told, serverNow())
}

function removeReply(tx: App, { proposal, provider, ...project }: Referred, reason: string): void {
  run(tx, "UPDATE proposals SET reference = json_set(reference, '$.reply', '', '$.reply_removed', {:reason}) WHERE id = {:proposal}", {
    proposal,
    reason,
  })
  notify(tx, [{ ...notice('reply_removed', { user: provider }, project), reason }], serverNow())
}

const FOUND = `SELECT q.id AS proposal, q.provider_id AS provider, p.id, p.title, p.client_id, q.reference ->> 'removed' AS removed,
    q.reference ->> 'reply' AS reply
  FROM proposals q JOIN projects p ON p.id = q.project_id WHERE q.reference_key = {:key} AND q.reference_key <> '' AND q.reference IS NOT NULL`
