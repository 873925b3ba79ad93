import { type Head, isText, littleEndian, startsWith } from './picture-size'

/** Cameras write a little after a picture's end. */
export const TAIL_BYTES = 4_096

/** Browsers show part of a cut picture. `head` and `tail` are the file's first and last bytes. */
export function isWhole(head: Head, tail: Head, size: number): boolean {
  if (isText(head, 0, 'RIFF')) return littleEndian(head, 4, 4) + 8 <= size
  const end = head[0] === 0xff ? JPEG_END : PNG_END
  for (let at = tail.length - end.length; at >= 0; at--) if (startsWith(tail, at, end)) return true
  return false
}

const JPEG_END = [0xff, 0xd9]
/** The name of an empty IEND and its checksum. */
const PNG_END = [0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]
