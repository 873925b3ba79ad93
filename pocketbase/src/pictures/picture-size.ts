/** Bytes, as JavaScript or Go has them. */
export type Head = { readonly length: number; readonly [at: number]: number }

/** Pixels of the longest side that any decoder may read. */
export type PictureSize = { ok: true; longest: number } | { ok: false; code: 'photo_type' | 'photo_unreadable' }

/** By the bytes by which decoders tell formats apart, stricter than they: what a decoder would skip or guess is unreadable here. */
export function pictureSize(head: Head): PictureSize {
  if (startsWith(head, 0, PNG)) return sizeOf(pngLongest(head))
  if (startsWith(head, 0, JPEG)) return sizeOf(jpegLongest(head))
  return { ok: false, code: 'photo_type' }
}

/** The end of the name under which a picture is stored. */
export const pictureExtension = (head: Head): '.png' | '.jpg' => (startsWith(head, 0, PNG) ? '.png' : '.jpg')

/** Segments and filling bytes before the size; cameras write dozens. A head of the smallest takes the engine 1.5 s. */
const MOST_PARTS = 200

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const JPEG = [0xff, 0xd8]
const IHDR = [0x49, 0x48, 0x44, 0x52]

const sizeOf = (longest: number | undefined): PictureSize => (longest ? { ok: true, longest } : { ok: false, code: 'photo_unreadable' })

/** IHDR comes first, or decoders refuse the file. https://www.w3.org/TR/png-3/#11IHDR */
function pngLongest(head: Head): number | undefined {
  if (head.length < 33 || bigEndian(head, 8, 4) !== 13 || !startsWith(head, 12, IHDR)) return undefined
  return longestOf(bigEndian(head, 16, 4), bigEndian(head, 20, 4))
}

/**
 * Every frame header before the first scan. Sequential frames only (SOF0, SOF1), as canvases encode: a progressive scan of 18 bytes costs a
 * decoder the whole picture. ITU T.81, annex B.
 */
function jpegLongest(head: Head): number | undefined {
  let longest = 0
  let parts = 0
  for (let at = 2; at + 4 <= head.length && parts < MOST_PARTS; at += 2 + bigEndian(head, at + 2, 2)) {
    for (parts++; parts < MOST_PARTS && head[at] === 0xff && head[at + 1] === 0xff; parts++) at++
    const marker = head[at + 1] ?? 0
    const length = bigEndian(head, at + 2, 2)
    if (head[at] !== 0xff || marker < 0xc0 || (marker >= 0xd0 && marker <= 0xd9) || length < 2) return undefined
    if (marker === 0xda) return longest
    if (!isFrameHeader(marker)) continue
    const sides = longestOf(bigEndian(head, at + 7, 2), bigEndian(head, at + 5, 2))
    if (!isSequential(marker) || length < 8 || at + 9 > head.length || !sides) return undefined
    longest = Math.max(longest, sides)
  }
  return undefined
}

const isFrameHeader = (marker: number): boolean => (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) || marker === 0xde

const isSequential = (marker: number): boolean => marker === 0xc0 || marker === 0xc1

const longestOf = (width: number, height: number): number | undefined => (width > 0 && height > 0 ? Math.max(width, height) : undefined)

export const startsWith = (head: Head, at: number, bytes: readonly number[]): boolean => bytes.every((byte, i) => head[at + i] === byte)

function bigEndian(head: Head, at: number, bytes: number): number {
  let value = 0
  for (let i = 0; i < bytes; i++) value = value * 256 + (head[at + i] ?? 0)
  return value
}
