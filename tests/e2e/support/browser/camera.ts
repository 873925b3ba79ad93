import type { Page } from '@playwright/test'

export type ChosenFile = { name: string; buffer: Buffer }

/** 12 megapixels, on their side as in the camera. */
const SENSOR = { width: 4_000, height: 3_000 }
/** A phone held upright: 'Rotate 90° clockwise'. */
const ORIENTATION = 6

/** As phones write them: noise, one tint each, EXIF with place and orientation 6. A white sensor corner is at the top right once upright. */
export async function takePhotos(page: Page, count: number, size = SENSOR): Promise<ChosenFile[]> {
  const photos: ChosenFile[] = []
  for (let index = 0; index < count; index++) {
    const jpeg = Buffer.from(await page.evaluate(drawPhoto, { ...size, hue: (index * 360) / count }), 'base64')
    photos.push({ name: `IMG_${index + 1}.jpg`, buffer: withExif(jpeg) })
  }
  return photos
}

async function drawPhoto({ width, height, hue }: { width: number; height: number; hue: number }): Promise<string> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser does not draw.')
  context.fillStyle = `hsl(${hue} 70% 45%)`
  context.fillRect(0, 0, width, height)
  const noise = context.createImageData(500, 500)
  for (let at = 0; at < noise.data.length; at += 4) {
    const grey = Math.random() * 255
    noise.data.set([grey, grey, grey, 60], at)
  }
  const tile = new OffscreenCanvas(500, 500)
  tile.getContext('2d')?.putImageData(noise, 0, 0)
  for (let x = 0; x < width; x += 500) for (let y = 0; y < height; y += 500) context.drawImage(tile, x, y)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, 400, 400)
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })).arrayBuffer())
  let text = ''
  for (let at = 0; at < bytes.length; at += 30_000) text += String.fromCharCode(...bytes.subarray(at, at + 30_000))
  return btoa(text)
}

/** Campinas, behind the JPEG's first marker. https://www.cipa.jp/std/documents/e/DC-X008-Translation-2019-E.pdf */
function withExif(jpeg: Buffer): Buffer {
  const gpsAt = 8 + 2 + 2 * 12 + 4
  const rationalsAt = gpsAt + 2 + 4 * 12 + 4
  const tiff = Buffer.alloc(rationalsAt + 6 * 8)
  tiff.write('II', 0)
  tiff.writeUInt16LE(42, 2)
  tiff.writeUInt32LE(8, 4)
  writeEntries(tiff, 8, [
    [0x0112, 3, 1, ORIENTATION],
    [0x8825, 4, 1, gpsAt],
  ])
  writeEntries(tiff, gpsAt, [
    [1, 2, 2, 'S'.charCodeAt(0)],
    [2, 5, 3, rationalsAt],
    [3, 2, 2, 'W'.charCodeAt(0)],
    [4, 5, 3, rationalsAt + 3 * 8],
  ])
  for (const [index, value] of [22, 54, 20, 47, 3, 39].entries()) {
    tiff.writeUInt32LE(value, rationalsAt + index * 8)
    tiff.writeUInt32LE(1, rationalsAt + index * 8 + 4)
  }
  const exif = Buffer.concat([Buffer.from('Exif\0\0'), tiff])
  const marker = Buffer.from([0xff, 0xe1, 0, 0])
  marker.writeUInt16BE(exif.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), marker, exif, jpeg.subarray(2)])
}

function writeEntries(tiff: Buffer, at: number, entries: readonly (readonly [tag: number, type: number, count: number, value: number])[]): void {
  tiff.writeUInt16LE(entries.length, at)
  for (const [index, [tag, type, count, value]] of entries.entries()) {
    const entry = at + 2 + index * 12
    tiff.writeUInt16LE(tag, entry)
    tiff.writeUInt16LE(type, entry + 2)
    tiff.writeUInt32LE(count, entry + 4)
    if (type === 3) tiff.writeUInt16LE(value, entry + 8)
    else tiff.writeUInt32LE(value, entry + 8)
  }
}

/** EXIF, XMP and comments are in these segments. */
export function hasMetadata(jpeg: Buffer): boolean {
  for (let at = 2; at + 4 <= jpeg.length && jpeg[at] === 0xff && jpeg[at + 1] !== 0xda; at += 2 + jpeg.readUInt16BE(at + 2)) {
    const marker = jpeg[at + 1] ?? 0
    if (marker === 0xe1 || marker === 0xed || marker === 0xfe) return true
  }
  return false
}

/** Size, and the colour near each corner. */
export const lookOf = (page: Page, picture: Buffer) =>
  page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes]))
    const { width, height } = bitmap
    const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
    if (!context) throw new Error('This browser does not draw.')
    context.drawImage(bitmap, 0, 0)
    const brightness = (x: number, y: number) => {
      const [red = 0, green = 0, blue = 0] = context.getImageData(x, y, 1, 1).data
      return Math.min(red, green, blue)
    }
    const [x, y] = [Math.round(width / 40), Math.round(height / 40)]
    const corners = { topLeft: brightness(x, y), topRight: brightness(width - x, y), bottomLeft: brightness(x, height - y) }
    return { width, height, isWhite: Object.entries(corners).flatMap(([corner, least]) => (least > 230 ? [corner] : [])) }
  }, picture.toString('base64'))
