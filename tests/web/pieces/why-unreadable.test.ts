import { expect, test } from 'vitest'
import { whyUnreadable } from '../../../web/src/components/why-unreadable'

const file = (...parts: (string | number[])[]) => new Blob(parts.map((part) => (typeof part === 'string' ? part : Uint8Array.from(part))))

test.each([
  ['nothing', file(), 'photo_empty'],
  ['a text', file('20 sacos de cimento CP II'), 'photo_type'],
  ['a video', file([0, 0, 0, 24], 'ftypisom'), 'photo_type'],
  ['a HEIC picture', file([0, 0, 0, 24], 'ftypheic'), 'photo_heic'],
  ['a damaged JPEG', file([0xff, 0xd8, 0xff, 0xe0], 'JFIF'), 'photo_unreadable'],
  ['a damaged PNG', file([0x89], 'PNG'), 'photo_unreadable'],
  ['a damaged WebP', file('RIFF', [0, 0, 0, 0], 'WEBP'), 'photo_unreadable'],
])('%s that no browser decodes is told by its first bytes', async (_, given, code) => {
  expect(await whyUnreadable(given)).toBe(code)
})

test.each([
  ['its head', 0],
  ['the rest of it', 1],
])('a photo of which the system does not give %s is to be fetched to the device first', async (_, given) => {
  const png = file([0x89], 'PNG')
  let left = given
  const arrayBuffer = (): Promise<ArrayBuffer> => (left-- > 0 ? png.arrayBuffer() : Promise.reject(new DOMException('', 'NotReadableError')))
  expect(await whyUnreadable(Object.assign(file([0x89], 'PNG'), { arrayBuffer, slice: () => ({ arrayBuffer }) }))).toBe('photo_not_here')
})
