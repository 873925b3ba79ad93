import { pageTellsColours } from './canvas-colours'

export type UnreadableCode = 'photo_empty' | 'photo_heic' | 'photo_not_here' | 'photo_scrambled' | 'photo_type' | 'photo_unreadable'

/** Brands of ISO files that hold HEIC pictures, which few browsers decode. https://www.iana.org/assignments/media-types/image/heic */
const HEIC = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1']
const HEAD_BYTES = 16

/** By its first bytes: name and type may say anything. */
export async function whyUnreadable(file: Blob): Promise<UnreadableCode> {
  if (file.size === 0) return 'photo_empty'
  const head = await bytesOf(file.slice(0, HEAD_BYTES))
  if (!head) return 'photo_not_here'
  const text = String.fromCharCode(...new Uint8Array(head))
  if (text.slice(4, 8) === 'ftyp') return HEIC.includes(text.slice(8, 12)) ? 'photo_heic' : 'photo_type'
  const isPicture = text.startsWith('\xff\xd8') || text.startsWith('\x89PNG') || (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP')
  if (!isPicture) return 'photo_type'
  if (!(await bytesOf(file))) return 'photo_not_here'
  return pageTellsColours() ? 'photo_unreadable' : 'photo_scrambled'
}

/** Null where the system does not provide a chosen file, as of a cloud without a connection. */
const bytesOf = (file: Blob): Promise<ArrayBuffer | null> => file.arrayBuffer().catch(() => null)
