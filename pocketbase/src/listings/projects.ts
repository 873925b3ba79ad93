import { isActive } from '../accounts/suspension'
import { textOf } from '../database'
import { Failure } from '../failure'
import { answerJson, type PersonHandler } from '../route'
import { documents } from '../sync/documents'

/** An open project of a suspended client is shown to nobody new. Rule A5. */
export const ownerIsActive = (project: string): string =>
  `EXISTS (SELECT 1 FROM users owner WHERE owner.id = ${project}.client_id AND ${isActive('owner')})`

/** Whether the person `:me` may see the project `d`; administrators see all. Product 16. */
export const SEES_PROJECT = `d.client_id = {:me} OR EXISTS (SELECT 1 FROM proposals WHERE project_id = d.id AND provider_id = {:me})
  OR d.status = 'open' AND (${ownerIsActive('d')}
    OR EXISTS (SELECT 1 FROM conversations WHERE project_id = d.id AND {:me} IN (participant_one, participant_two)))`

const { fields, joins } = documents.projects

/** One project as in pull, for what is not on the device. Product 16. */
export const readProject: PersonHandler = (e, person) => {
  const values = { id: e.request.pathValue('id'), me: person.id }
  const status = textOf(e.app, 'SELECT status FROM projects WHERE id = {:id}', values)
  if (status === '') throw new Failure(404, 'not_found')
  const isAdmin = person.getString('role') === 'admin'
  const isVisible = isAdmin || textOf(e.app, `SELECT 1 FROM projects d WHERE d.id = {:id} AND (${SEES_PROJECT})`, values) !== ''
  if (!isVisible) throw new Failure(410, 'project_closed')
  answerJson(e, 200, textOf(e.app, `SELECT json_object(${fields}) FROM (SELECT {:id} AS record) r ${joins}`, values))
}
