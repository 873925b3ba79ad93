import { invalidField, readBytes } from '../globals'
import type { ServerRecord, UnsavedFile } from '../pocketbase-api'
import { isWhole, TAIL_BYTES } from './picture-end'
import { pictureExtension, pictureSize } from './picture-size'

/** Pixels a side. Devices send at most 1,600; one of these decoded takes 16 MB in a browser. */
const LONGEST_SIDE = 2_048
/** A picture's size must be readable from its first bytes, up to here. */
const HEAD_BYTES = 256 * 1024
/** Go's io.SeekEnd. */
const FROM_END = 2

/**
 * None may be larger than those who see it have room for, however few bytes it has, nor be cut. And PocketBase serves a file as what its name ends with, so a picture's
 * name ends as its bytes say: one that is a script too would otherwise be served as a script of the site.
 */
export function checkPictures(record: ServerRecord, fields: readonly string[]): void {
  for (const field of fields) {
    for (const file of Array.from(record.getUnsavedFiles(field) ?? [])) {
      const { head, tail } = endsOf(file)
      const size = pictureSize(head)
      if (!size.ok) throw invalidField(field, size.code)
      if (size.longest > LONGEST_SIDE) throw invalidField(field, 'photo_dimensions')
      if (!isWhole(head, tail, file.size)) throw invalidField(field, 'photo_unreadable')
      file.name = file.name.replace(/(\..*)?$/, pictureExtension(head))
    }
  }
}

function endsOf(file: UnsavedFile) {
  const reader = file.reader.open()
  try {
    const head = readBytes(reader, HEAD_BYTES)
    reader.seek(-Math.min(file.size, TAIL_BYTES), FROM_END)
    return { head, tail: readBytes(reader, TAIL_BYTES) }
  } finally {
    reader.close()
  }
}
