const COLOURS = ['#d02020', '#20d020', '#2020d0', '#808080'] as const
const SIDE = 8
/** Browsers that only blur their fingerprint, as Brave, change a channel by 1 or 2. */
const MOST_AWAY = 24

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** Firefox with resistFingerprinting returns noise, and a photo would be published as stripes. True where nothing can be drawn. */
function tellsColours(context: Context | null | undefined): boolean {
  if (!context) return true
  COLOURS.forEach((colour, at) => {
    context.fillStyle = colour
    context.fillRect(at * SIDE, 0, SIDE, SIDE)
  })
  return COLOURS.every((colour, at) => {
    const { data } = context.getImageData(at * SIDE + SIDE / 2, SIDE / 2, 1, 1)
    return [1, 3, 5].every((digit, channel) => Math.abs(Number.parseInt(colour.slice(digit, digit + 2), 16) - (data[channel] ?? 0)) <= MOST_AWAY)
  })
}

export function pageTellsColours(): boolean {
  const canvas = document.createElement('canvas')
  canvas.width = COLOURS.length * SIDE
  canvas.height = SIDE
  return tellsColours(canvas.getContext('2d', { willReadFrequently: true }))
}

export const workersTellColours = (): boolean =>
  tellsColours(new OffscreenCanvas(COLOURS.length * SIDE, SIDE).getContext('2d', { willReadFrequently: true }))
