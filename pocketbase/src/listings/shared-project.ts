import { isId } from '#domain/random-id'
import type { SharedProject } from '#domain/wire/wire-answers'
import { Failure } from '../failure'
import { ownerIsActive } from '../feed/visible'
import type { App } from '../pocketbase-api'
import { answerJson, route } from '../requests/route'
import { rowsOf } from '../sql'

/** Only while it is open. Product 79. */
export function sharedProject(app: App, id: string): SharedProject | undefined {
  // -0 makes the column decimal to PocketBase: 0 would drop centavos.
  const shape = { title: '', city: '', state: '', budget: -0 }
  const sql = `SELECT p.title, p.city, p.state, p.budget FROM projects p WHERE p.id = {:id} AND p.status = 'open' AND ${ownerIsActive('p')}`
  return isId(id) ? rowsOf(app, shape, sql, { id })[0] : undefined
}

export const readSharedProject = route((e) => {
  const project = sharedProject(e.app, e.request.pathValue('id'))
  if (!project) throw new Failure(404, 'not_found')
  answerJson(e, 200, JSON.stringify(project))
})
