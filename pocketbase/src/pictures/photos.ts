import { isOfAnother } from '#domain/ids'
import { MOST_PHOTOS } from '#domain/wire/wire'
import { removeLostPhoto } from '../feed/lost-pictures'
import { invalidField, serverNow } from '../globals'
import type { App, RecordRequestEvent, ServerRecord } from '../pocketbase-api'
import { numberOf, textOf } from '../sql'
import { take } from '../sync/push/count-command'
import { takeUpload } from './take-upload'

const pictures = ['file', 'thumb']
const allowed = ['id', 'project_id', 'position', ...pictures]

/** At most eight photos of an own project, counted in the transaction with those whose files may still come back. Product 20. */
export function addPhoto(e: RecordRequestEvent): void {
  const extra = Object.keys(e.requestInfo().body).find((field) => !allowed.includes(field))
  if (extra) throw invalidField(extra, 'unknown_field')
  const id = e.record.getString('project_id')
  takeUpload(e, pictures, (tx) => {
    const photo = e.record.id
    const owner = ownerOf(tx, id)
    if (owner === '') throw invalidField('project_id', 'parent_missing')
    const holder = textOf(tx, 'SELECT project_id FROM project_images WHERE id = {:photo}', { photo })
    // As a repetition, its device would believe this photo stored.
    if ((holder !== '' && holder !== id) || isOfAnother(photo, owner)) throw invalidField('id', 'malformed')
    // Answered as a repetition: its device is done with it. Rule P12b.
    if (textOf(tx, 'SELECT id FROM removed_photos WHERE project_id = {:id} AND id = {:photo}', { id, photo }) !== '') {
      throw invalidField('id', 'validation_not_unique')
    }
    removeLostPhoto(tx, photo)
    const isRepeated = textOf(tx, 'SELECT id FROM project_images WHERE id = {:photo}', { photo }) !== ''
    if (!isRepeated && numberOf(tx, 'SELECT count(*) FROM project_images WHERE project_id = {:id}', { id }) >= MOST_PHOTOS) {
      throw invalidField('project_id', 'too_many_photos')
    }
    const tooMany = isRepeated ? undefined : take(tx, owner, [['photo_bytes', bytesOf(e.record)]], serverNow())
    // PocketBase's answer has no other place for the time.
    if (tooMany) throw invalidField('project_id', 'too_many', tooMany.until)
  })
}

const ownerOf = (tx: App, project: string): string => textOf(tx, 'SELECT client_id FROM projects WHERE id = {:project}', { project })

const bytesOf = (photo: ServerRecord): number =>
  pictures.flatMap((field) => Array.from(photo.getUnsavedFiles(field) ?? [])).reduce((bytes, { size }) => bytes + size, 0)
