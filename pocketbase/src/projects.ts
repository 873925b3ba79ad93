import { choiceNames, readChoices } from '#domain/open-projects'
import { textOf } from './database'
import { Failure } from './failure'
import { newestPage } from './newest-page'
import { personOf } from './requester'
import { answerJson, route } from './route'
import { everyWord } from './search'
import { documents } from './sync/documents'

/** Whether the person `:me` may see the project `d`; administrators see all. Product 16. */
export const SEES_PROJECT = `d.status = 'open' OR d.client_id = {:me}
  OR EXISTS (SELECT 1 FROM proposals WHERE project_id = d.id AND provider_id = {:me})`

const { fields, joins } = documents.projects

/** One project as in pull, for what is not on the device. Product 16. */
export const readProject = route((e) => {
  const person = personOf(e)
  const values = { id: e.request.pathValue('id'), me: person.id }
  const status = textOf(e.app, 'SELECT status FROM projects WHERE id = {:id}', values)
  if (status === '') throw new Failure(404, 'not_found')
  const isAdmin = person.getString('role') === 'admin'
  const isVisible = isAdmin || textOf(e.app, `SELECT 1 FROM projects d WHERE d.id = {:id} AND (${SEES_PROJECT})`, values) !== ''
  if (!isVisible) throw new Failure(410, 'project_closed')
  answerJson(e, 200, textOf(e.app, `SELECT json_object(${fields}) FROM (SELECT {:id} AS record) r ${joins}`, values))
})

/**
 * The open projects of the whole country, newest first, in pages: with every word of `q`, of one `state` and what else is chosen, with `not_sent` those alone on which the
 * person has not proposed.
 */
export const openProjects = route((e) => {
  const query = e.request.url.query()
  const words = everyWord('p.search', query.get('q'))
  const choices = readChoices((name) => query.get(name))
  const { state } = choices
  const chosen = choiceNames.filter((name) => choices[name] !== '')
  const {
    documents: projects,
    before,
    total,
  } = newestPage(e.app, {
    table: 'projects',
    alias: 'p',
    index: state ? 'idx_projects_place' : 'idx_projects_status',
    conditions: ["p.status = 'open'", ...(state ? ['p.state = {:state}'] : []), ...(query.get('not_sent') ? [NOT_SENT] : [])],
    words: [...words.conditions, ...chosen.filter((name) => name !== 'state').map((name) => `p.${name} = {:${name}}`)],
    values: { me: personOf(e).id, ...words.values, ...Object.fromEntries(chosen.map((name) => [name, choices[name]])) },
    before: query.get('before'),
    document: documents.projects,
  })
  // An app of an earlier release reads `more`.
  answerJson(e, 200, `{"projects":${projects},"before":${JSON.stringify(before)},"more":${before !== ''},"total":${total}}`)
})

const NOT_SENT = 'NOT EXISTS (SELECT 1 FROM proposals q WHERE q.project_id = p.id AND q.provider_id = {:me})'
