/** The square's middle, from 0 to 1, and the enlargement. */
export type Crop = { x: number; y: number; zoom: number }

export const middle: Crop = { x: 0.5, y: 0.5, zoom: 1 }

/** The largest place on the sharpest screens. */
const SIDE = 512
/** For lists. Both are far below the server's limit. */
const SMALL_SIDE = 96
const QUALITY = 0.88

/** In the picture's pixels, within its edges. */
export function squareOf({ width, height }: { width: number; height: number }, { x, y, zoom }: Crop) {
  const side = Math.min(width, height) / zoom
  const within = (middle: number, whole: number) => Math.min(Math.max(middle * whole - side / 2, 0), whole - side)
  return { left: within(x, width), top: within(y, height), side }
}

/** Moved so that the square stays within the edges. */
export function inside(size: { width: number; height: number }, crop: Crop): Crop {
  const { left, top, side } = squareOf(size, crop)
  return { x: (left + side / 2) / size.width, y: (top + side / 2) / size.height, zoom: crop.zoom }
}

/** Upright; null for an unknown format. */
export const readPicture = (file: File): Promise<ImageBitmap | null> => createImageBitmap(file).catch(() => null)

/** JPEGs in both sizes, without the camera's place, time and device; null where the browser cannot draw. */
export async function squarePictures(picture: ImageBitmap, crop: Crop): Promise<{ picture: Blob; small: Blob } | null> {
  const [large, small] = await Promise.all([SIDE, SMALL_SIDE].map((side) => squarePicture(picture, crop, side)))
  return large && small ? { picture: large, small } : null
}

function squarePicture(picture: ImageBitmap, crop: Crop, to: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = to
  canvas.height = to
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(null)
  // A JPEG has no transparency: paper shows through a logo.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, to, to)
  context.imageSmoothingQuality = 'high'
  const { left, top, side } = squareOf(picture, crop)
  context.drawImage(picture, left, top, side, side, 0, 0, to, to)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
}
