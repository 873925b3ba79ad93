import { invalidField, readBytes } from '../globals'
import type { ServerRecord, UnsavedFile } from '../pocketbase-api'
import { pictureSize } from './picture-size'

/** Pixels a side. Devices send at most 1,600; one of these decoded takes 50 MB at the most (16 bits a channel). */
const LONGEST_SIDE = 2_048
/** A picture's size must be readable from its first bytes, up to here. */
const HEAD_BYTES = 256 * 1024

/** PocketBase decodes whatever picture it is asked a small one of, so none may be larger than the server has room for, however few bytes it has. */
export function refuseLargePictures(record: ServerRecord, fields: readonly string[]): void {
  for (const field of fields) {
    for (const file of Array.from(record.getUnsavedFiles(field) ?? [])) {
      const size = pictureSize(headOf(file))
      if (!size.ok) throw invalidField(field, size.code)
      if (size.longest > LONGEST_SIDE) throw invalidField(field, 'photo_dimensions')
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
