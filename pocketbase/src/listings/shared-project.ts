import { isId } from '#domain/ids'
import type { SharedProject } from '#domain/wire/wire-answers'
import { rowsOf } from '../database'
import { Failure } from '../failure'
import { ownerIsActive } from '../feed/visible'
import type { App } from '../pocketbase-api'
import { answerJson, route } from '../requests/route'

/** Title, place and budget of a project, only while it is open: whoever has its link reads them. Product 79. */
export function sharedProject(app: App, id: string): SharedProject | undefined {
  // -0 is a number with decimals to PocketBase, 0 a whole one, and a budget with centavos is none.
  const shape = { title: '', city: '', state: '', budget: -0 }
  const sql = `SELECT p.title, p.city, p.state, p.budget FROM projects p WHERE p.id = {:id} AND p.status = 'open' AND ${ownerIsActive('p')}`
  return isId(id) ? rowsOf(app, shape, sql, { id })[0] : undefined
}

/** The same for anyone; one that is not open is answered as one that never was. */
export const readSharedProject = route((e) => {
  const project = sharedProject(e.app, e.request.pathValue('id'))
  if (!project) throw new Failure(404, 'not_found')
  answerJson(e, 200, JSON.stringify(project))
})
