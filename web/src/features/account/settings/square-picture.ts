/** Part of a picture shown in its square: the square's middle, each from 0 to 1, and the enlargement. */
export type Crop = { x: number; y: number; zoom: number }

export const middle: Crop = { x: 0.5, y: 0.5, zoom: 1 }

/** Enough for the largest place that shows it, on the sharpest screens. */
const SIDE = 512
/** For lists. Both stay far below what the server takes. */
const SMALL_SIDE = 96
const QUALITY = 0.88

/** The part of a picture that a crop takes, in its own pixels; it never reaches over an edge. */
export function squareOf({ width, height }: { width: number; height: number }, { x, y, zoom }: Crop) {
  const side = Math.min(width, height) / zoom
  const within = (middle: number, whole: number) => Math.min(Math.max(middle * whole - side / 2, 0), whole - side)
  return { left: within(x, width), top: within(y, height), side }
}

/** The same crop with its middle so far inside that its square does not reach over an edge. */
export function inside(size: { width: number; height: number }, crop: Crop): Crop {
  const { left, top, side } = squareOf(size, crop)
  return { x: (left + side / 2) / size.width, y: (top + side / 2) / size.height, zoom: crop.zoom }
}

/** Reads a picture as it is to be seen, however the camera was held; null when it is none that this browser knows. */
export const readPicture = (file: File): Promise<ImageBitmap | null> => createImageBitmap(file).catch(() => null)

/** The square of a picture as a JPEG, in both sizes; null when this browser cannot draw it. Drawing it anew leaves behind what the camera wrote into the file: place, time, device. */
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
  // A JPEG knows no transparency: what a logo lets through is paper.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, to, to)
  context.imageSmoothingQuality = 'high'
  const { left, top, side } = squareOf(picture, crop)
  context.drawImage(picture, left, top, side, side, 0, 0, to, to)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
}
