import { invalidField, readBytes } from '../globals'
import type { ServerRecord, UnsavedFile } from '../pocketbase-api'
import { pictureExtension, pictureSize } from './picture-size'

/** Pixels a side. Devices send at most 1,600; one of these decoded takes 50 MB at the most (16 bits a channel). */
const LONGEST_SIDE = 2_048
/** A picture's size must be readable from its first bytes, up to here. */
const HEAD_BYTES = 256 * 1024

/**
 * PocketBase decodes whatever picture it is asked a small one of, so none may be larger than the server has room for, however few bytes it has. And it serves a file as
 * what its name ends with, so a picture's name ends as its bytes say: one that is a script too would otherwise be served as a script of the site.
 */
export function checkPictures(record: ServerRecord, fields: readonly string[]): void {
  for (const field of fields) {
    for (const file of Array.from(record.getUnsavedFiles(field) ?? [])) {
      const head = headOf(file)
      const size = pictureSize(head)
      if (!size.ok) throw invalidField(field, size.code)
      if (size.longest > LONGEST_SIDE) throw invalidField(field, 'photo_dimensions')
      file.name = file.name.replace(/(\..*)?$/, pictureExtension(head))
    }
  }
}

function headOf(file: UnsavedFile) {
  const reader = file.reader.open()
  try {
    return readBytes(reader, HEAD_BYTES)
  } finally {
    reader.close()
  }
}
