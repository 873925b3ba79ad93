import * as v from 'valibot'
import { requiredText } from '#domain/fields'
import { MOST_REASON } from '#domain/reason'
import { finishDeletions } from '../accounts/deletions'
import { recordAct } from '../audit'
import { Failure } from '../failure'
import { serverNow } from '../globals'
import { notify } from '../notices/notices'
import { pump } from '../realtime/pump'
import { removeProjects } from '../remove-projects'
import { bodyOf } from '../requests/request-body'
import type { PersonHandler } from '../requests/route'
import { inTransaction, rowsOf } from '../sql'

const request = v.strictObject({ reason: requiredText(MOST_REASON) })

/** Any status. Its owner reads the reason. Product 21. */
export const removeProject: PersonHandler = (e, admin) => {
  const id = e.request.pathValue('id')
  const { reason } = bodyOf(e, request, 8 * 1024)
  inTransaction(e.app, (tx) => {
    const [project] = rowsOf(tx, { title: '', client_id: '' }, 'SELECT title, client_id FROM projects WHERE id = {:id}', { id })
    if (!project) throw new Failure(404, 'not_found')
    const about = { id, ...project }
    notify(
      tx,
      [
        { kind: 'project_removed', to: { user: project.client_id }, project: about, reason },
        { kind: 'project_deleted', to: { proposersOf: id }, project: about },
      ],
      serverNow(),
    )
    removeProjects(tx, 'id = {:id}', { id })
    recordAct(tx, { actor: admin.id, action: 'remove_project', subject: id, details: { client_id: project.client_id } })
  })
  e.noContent(204)
  pump(e.app)
  finishDeletions(e.app)
}
