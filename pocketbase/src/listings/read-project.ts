import { Failure } from '../failure'
import { documents } from '../feed/documents'
import { SEES_PROJECT } from '../feed/visible'
import { answerJson, type PersonHandler } from '../requests/route'
import { textOf } from '../sql'

const { fields, joins } = documents.projects

/** For projects that the device does not hold. Product 16. */
export const readProject: PersonHandler = (e, person) => {
  const values = { id: e.request.pathValue('id'), me: person.id }
  const status = textOf(e.app, 'SELECT status FROM projects WHERE id = {:id}', values)
  if (status === '') throw new Failure(404, 'not_found')
  const isAdmin = person.getString('role') === 'admin'
  const isVisible = isAdmin || textOf(e.app, `SELECT 1 FROM projects d WHERE d.id = {:id} AND (${SEES_PROJECT})`, values) !== ''
  if (!isVisible) throw new Failure(410, 'project_closed')
  answerJson(e, 200, textOf(e.app, `SELECT json_object(${fields}) FROM (SELECT {:id} AS record) r ${joins}`, values))
}
