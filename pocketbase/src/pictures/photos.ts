import { isOfAnother } from '#domain/ids'
import { takesWorkPhotos } from '#domain/projects/work-photos'
import { removeLostPhoto } from '../feed/lost-pictures'
import { invalidField, serverNow } from '../globals'
import { photoKinds } from '../photo-kinds'
import type { RecordRequestEvent, ServerRecord } from '../pocketbase-api'
import { numberOf, rowsOf, textOf } from '../sql'
import { take } from '../sync/push/count-command'
import { takeUpload } from './take-upload'

const pictures = ['file', 'thumb']

/** Their devices are told that they are stored, and are done with them. Rule P12b. */
const REMOVED = 'SELECT id FROM removed_photos WHERE project_id = {:record} AND id = {:photo}'

const noSending = { owner: '', side: '', ended: '' }

/** Counted in the transaction. Product 20. */
export function addPhoto(e: RecordRequestEvent): void {
  const kind = photoKinds.find(({ collection }) => collection === e.record.collection().name)
  if (!kind) throw new Error('a photo of no known kind was sent')
  const { collection, field, more = [] } = kind
  const allowed = ['id', field, 'position', ...pictures].concat(more)
  const extra = Object.keys(e.requestInfo().body).find((name) => !allowed.includes(name))
  if (extra) throw invalidField(extra, 'unknown_field')
  const [record, sender] = [e.record.getString(field), e.auth?.id ?? '']
  takeUpload(e, pictures, (tx) => {
    const photo = e.record.id
    const [sent] = rowsOf(tx, noSending, kind.sent, { record, sender })
    if (!sent) throw invalidField(field, 'parent_missing')
    const { owner, side, ended } = sent
    const holder = textOf(tx, `SELECT ${field} FROM ${collection} WHERE id = {:photo}`, { photo })
    // As a repetition, its device would believe this photo stored.
    if ((holder !== '' && holder !== record) || isOfAnother(photo, owner)) throw invalidField('id', 'malformed')
    if (textOf(tx, REMOVED, { record, photo }) !== '') throw invalidField('id', 'validation_not_unique')
    removeLostPhoto(tx, kind, photo)
    const isRepeated = textOf(tx, `SELECT id FROM ${collection} WHERE id = {:photo}`, { photo }) !== ''
    if (!isRepeated && !takesWorkPhotos(ended, serverNow())) throw invalidField(field, 'work_photos_over')
    const others = `SELECT count(*) FROM ${collection} WHERE ${field} = {:record}${side && ' AND "by" = {:side}'}`
    if (!isRepeated && numberOf(tx, others, { record, ...(side && { side }) }) >= kind.most) throw invalidField(field, kind.tooMany)
    const tooMany = isRepeated ? undefined : take(tx, owner, [['photo_bytes', bytesOf(e.record)]], serverNow())
    // PocketBase's answer has no other place for the time.
    if (tooMany) throw invalidField(field, 'too_many', tooMany.until)
    if (!side) return
    e.record.set('by', side)
    e.record.set('created_at', serverNow())
  })
}

const bytesOf = (photo: ServerRecord): number =>
  pictures.flatMap((field) => Array.from(photo.getUnsavedFiles(field) ?? [])).reduce((bytes, { size }) => bytes + size, 0)
