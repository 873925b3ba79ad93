import { isState } from '#domain/place'
import { rowsOf, textOf } from './database'
import { Failure } from './failure'
import type { Binding } from './pocketbase-api'
import { personOf } from './requester'
import { answerJson, route } from './route'
import { everyWord } from './search'
import { documents } from './sync/documents'

const PAGE = 30
const { fields, joins } = documents.projects

/** One project as in pull, for what is not on the device. Product 16. */
export const readProject = route((e) => {
  const person = personOf(e)
  const values = { id: e.request.pathValue('id'), me: person.id }
  const status = textOf(e.app, 'SELECT status FROM projects WHERE id = {:id}', values)
  if (status === '') throw new Failure(404, 'not_found')
  const isAdmin = person.getString('role') === 'admin'
  const isMine = textOf(
    e.app,
    `SELECT 1 FROM projects p WHERE p.id = {:id}
      AND (p.client_id = {:me} OR EXISTS (SELECT 1 FROM proposals q WHERE q.project_id = p.id AND q.provider_id = {:me}))`,
    values,
  )
  if (status !== 'open' && !isAdmin && isMine === '') throw new Failure(410, 'project_closed')
  answerJson(e, 200, textOf(e.app, `SELECT json_object(${fields}) FROM (SELECT {:id} AS record) r ${joins}`, values))
})

/** Open projects, newest first, that were published before `before`: the search behind 'older than what this device holds'. */
export const openProjects = route((e) => {
  const me = personOf(e).id
  const query = e.request.url.query()
  const words = everyWord('d.search', query.get('q'))
  const values: Record<string, Binding> = { me, most: PAGE + 1, ...words.values }
  const conditions = ["d.status = 'open'", ...words.conditions]
  const state = query.get('state')
  const before = query.get('before')
  if (isState(state)) {
    conditions.push('d.state = {:state}')
    values.state = state
  }
  if (before) {
    conditions.push('d.created_at < {:before}')
    values.before = before
  }
  const found = rowsOf(
    e.app,
    { document: '' },
    `SELECT json_object(${fields}) AS document FROM (SELECT d.id AS record FROM projects d WHERE ${conditions.join(' AND ')}
      ORDER BY d.created_at DESC LIMIT {:most}) r ${joins} ORDER BY d.created_at DESC`,
    values,
  )
  const page = found.slice(0, PAGE).map(({ document }) => document)
  answerJson(e, 200, `{"projects":[${page.join(',')}],"more":${found.length > PAGE}}`)
})
