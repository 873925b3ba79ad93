export type ShrunkPhoto = { picture: Blob; small: Blob }

type Target = { side: number; bytes: number }

const LARGE: Target = { side: 1_600, bytes: 500_000 }
const SMALL: Target = { side: 320, bytes: 60_000 }
const QUALITIES = [0.85, 0.75, 0.65, 0.5]
/** Scale of further attempts below the lowest quality. */
const SMALLER = 0.8

type Canvas = {
  width: number
  height: number
  source: OffscreenCanvas | HTMLCanvasElement
  context: OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D
  encode(quality: number): Promise<Blob | null>
}
/** Null where this browser cannot draw. */
export type MakeCanvas = (width: number, height: number) => Canvas | null

export const JPEG = 'image/jpeg'

export const offscreenCanvas: MakeCanvas = (width, height) => {
  const source = new OffscreenCanvas(width, height)
  const context = source.getContext('2d')
  return context && { width, height, source, context, encode: (quality) => source.convertToBlob({ type: JPEG, quality }) }
}

/** Upright, in both sizes, without the camera's place, time and device. One decoded photo in memory at a time. Null for unreadable files. */
export async function shrinkPhoto(file: Blob, makeCanvas: MakeCanvas): Promise<ShrunkPhoto | null> {
  const decoded = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
  if (!decoded) return null
  const large = drawn(decoded, decoded, LARGE.side, makeCanvas)
  decoded.close()
  if (!large) return null
  try {
    const picture = await encodeWithin(large, LARGE, makeCanvas)
    const small = await encodeWithin(large, SMALL, makeCanvas)
    return picture && small ? { picture, small } : null
  } finally {
    release(large)
  }
}

async function encodeWithin(original: Canvas, { side, bytes }: Target, makeCanvas: MakeCanvas): Promise<Blob | null> {
  const canvas = drawn(original.source, original, side, makeCanvas)
  if (!canvas) return null
  let smallest: Blob | null = null
  for (const quality of QUALITIES) {
    smallest = await canvas.encode(quality)
    if (!smallest || smallest.size <= bytes) break
  }
  const { width, height } = canvas
  release(canvas)
  if (!smallest || smallest.size <= bytes) return smallest
  return encodeWithin(original, { side: Math.round(Math.max(width, height) * SMALLER), bytes }, makeCanvas)
}

type Size = { width: number; height: number }

function drawn(source: CanvasImageSource, { width, height }: Size, longest: number, makeCanvas: MakeCanvas): Canvas | null {
  const scale = Math.min(1, longest / Math.max(width, height))
  const canvas = makeCanvas(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)))
  if (!canvas) return null
  const { context } = canvas
  // A JPEG has no transparency: paper shows through.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(source, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** Safari keeps a canvas until it is collected. */
function release({ source }: Canvas): void {
  source.width = 0
  source.height = 0
}
