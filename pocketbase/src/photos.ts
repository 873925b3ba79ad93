import { numberOf, textOf } from './database'
import { invalidField } from './globals'
import type { RecordRequestEvent } from './pocketbase-api'
import { pump } from './realtime/pump'

const MOST_PHOTOS = 8
const allowed = ['id', 'project_id', 'position', 'file']

/** A photo of an open project of one's own: at most eight, counted where nobody else can add one. Product 20. */
export function addPhoto(e: RecordRequestEvent): void {
  const { app } = e
  const extra = Object.keys(e.requestInfo().body).find((field) => !allowed.includes(field))
  if (extra) throw invalidField(extra, 'unknown_field')
  const id = e.record.getString('project_id')
  app.runInTransaction((tx) => {
    if (textOf(tx, 'SELECT status FROM projects WHERE id = {:id}', { id }) !== 'open') throw invalidField('project_id', 'project_closed')
    const isRepeated = textOf(tx, 'SELECT id FROM project_images WHERE id = {:photo}', { photo: e.record.id }) !== ''
    if (!isRepeated && numberOf(tx, 'SELECT count(*) FROM project_images WHERE project_id = {:id}', { id }) >= MOST_PHOTOS) {
      throw invalidField('project_id', 'too_many_photos')
    }
    e.app = tx
    e.next()
  })
  e.app = app
  pump(app)
}
