import { invalidField, readBytes } from '../globals'
import type { ServerRecord, UnsavedFile } from '../pocketbase-api'
import { type Head, pictureExtension, pictureSize, startsWith } from './picture-size'

/** Pixels. Devices send at most 1,600; one of these takes a browser 16 MB. */
const LONGEST_SIDE = 2_048
/** Bytes in which the size must be found. */
const HEAD_BYTES = 256 * 1024
/** Go's io.SeekEnd. */
const FROM_END = 2

/**
 * A picture must fit a phone's memory, be whole, and be named after its bytes: PocketBase serves by name, and a script would run as the site's.
 */
export function checkPictures(record: ServerRecord, fields: readonly string[]): void {
  for (const field of fields) {
    for (const file of Array.from(record.getUnsavedFiles(field) ?? [])) {
      const { head, tail } = endsOf(file)
      const size = pictureSize(head)
      if (!size.ok) throw invalidField(field, size.code)
      if (size.longest > LONGEST_SIDE) throw invalidField(field, 'photo_dimensions')
      if (!isWhole(head, tail)) throw invalidField(field, 'photo_unreadable')
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

/** Cameras write a little after a picture's end. */
const TAIL_BYTES = 4_096

/** Browsers show part of a cut picture. `head` and `tail` are the file's first and last bytes. */
function isWhole(head: Head, tail: Head): boolean {
  const end = head[0] === 0xff ? JPEG_END : PNG_END
  for (let at = tail.length - end.length; at >= 0; at--) if (startsWith(tail, at, end)) return true
  return false
}

const JPEG_END = [0xff, 0xd9]
/** The name of an empty IEND and its checksum. */
const PNG_END = [0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]
