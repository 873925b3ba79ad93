const COLOURS = ['#d02020', '#20d020', '#2020d0', '#808080'] as const
const SIDE = 8
/** A browser that only blurs what a site could recognise it by, as Brave, changes a channel by 1 or 2. */
const MOST_AWAY = 24

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/**
 * Whether this browser gives a site what it has drawn. One that hides its person from sites, as Firefox with resistFingerprinting, gives noise instead, and
 * a photo would be published as stripes. Where nothing can be drawn, nothing is hidden either.
 */
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
