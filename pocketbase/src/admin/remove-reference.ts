import * as v from 'valibot'
import { requiredText } from '#domain/fields'
import { notice } from '#domain/notice'
import { MOST_REASON } from '#domain/reason'
import { recordAct } from '../audit'
import { Failure } from '../failure'
import { serverNow } from '../globals'
import { notify } from '../notices/notices'
import { pump } from '../realtime/pump'
import { bodyOf } from '../requests/request-body'
import type { PersonHandler } from '../requests/route'
import { inTransaction, rowsOf, run } from '../sql'

const request = v.strictObject({ reason: requiredText(MOST_REASON) })

const referred = { proposal: '', provider: '', id: '', title: '', client_id: '', removed: '' }

/** By its public id. Both sides keep it and read the reason; no one else reads it, and it counts no more. Product 130. */
export const removeReference: PersonHandler = (e, admin) => {
  const key = e.request.pathValue('id')
  const { reason } = bodyOf(e, request, 8 * 1024)
  inTransaction(e.app, (tx) => {
    const [found] = rowsOf(tx, referred, FOUND, { key })
    if (!found) throw new Failure(404, 'not_found')
    const { proposal, provider, removed, ...project } = found
    if (removed !== '') return
    run(tx, "UPDATE proposals SET reference = json_set(reference, '$.removed', {:reason}) WHERE id = {:proposal}", { proposal, reason })
    const told = [provider, project.client_id].map((user) => ({ ...notice('reference_removed', { user }, project), reason }))
    notify(tx, told, serverNow())
    recordAct(tx, { actor: admin.id, action: 'remove_reference', subject: project.client_id, details: { project: project.id, provider } })
  })
  e.noContent(204)
  pump(e.app)
}

const FOUND = `SELECT q.id AS proposal, q.provider_id AS provider, p.id, p.title, p.client_id, q.reference ->> 'removed' AS removed
  FROM proposals q JOIN projects p ON p.id = q.project_id WHERE q.reference_key = {:key} AND q.reference_key <> '' AND q.reference IS NOT NULL`
