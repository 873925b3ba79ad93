export type Point = readonly [x: number, y: number]
export type Color = readonly [red: number, green: number, blue: number]
export type Line = { color: Color; width: number; dash?: readonly [on: number, off: number] }

/** Every drawing is made for this many points, whatever the size of its picture. */
export const SHEET = { width: 1_200, height: 900 }

/** A sheet to draw on, in points from its top left corner. */
export type Sheet = ReturnType<typeof createSheet>
export type Drawing = (sheet: Sheet) => void

/** Subdivisions of a pixel's height for the edges of filled shapes. */
const SLICES = 4

/** `scale` is pixels a point. Lines stay visible on small pictures: none is thinner than a pixel. */
export function createSheet(scale: number) {
  const [width, height] = [Math.round(SHEET.width * scale), Math.round(SHEET.height * scale)]
  const pixels = new Uint8Array(width * height * 3)

  function blend(x: number, y: number, [red, green, blue]: Color, cover: number): void {
    if (cover <= 0 || x < 0 || y < 0 || x >= width || y >= height) return
    const at = (y * width + x) * 3
    const share = Math.min(cover, 1)
    pixels[at] = mix(pixels[at] ?? 0, red, share)
    pixels[at + 1] = mix(pixels[at + 1] ?? 0, green, share)
    pixels[at + 2] = mix(pixels[at + 2] ?? 0, blue, share)
  }

  function polygon(points: readonly Point[], color: Color): void {
    const edges = points.map(([x, y], index) => {
      const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y]
      return { x1: x * scale, y1: y * scale, x2: nextX * scale, y2: nextY * scale }
    })
    const ys = edges.map(({ y1 }) => y1)
    const [top, bottom] = [Math.max(0, Math.floor(Math.min(...ys))), Math.min(height, Math.ceil(Math.max(...ys)))]
    const xs = edges.map(({ x1 }) => x1)
    const [left, right] = [Math.max(0, Math.floor(Math.min(...xs))), Math.min(width, Math.ceil(Math.max(...xs)))]
    const cover = new Float32Array(width + 1)
    for (let y = top; y < bottom; y++) {
      cover.fill(0, left, right + 1)
      for (let slice = 0; slice < SLICES; slice++) {
        const crossings = crossingsAt(edges, y + (slice + 0.5) / SLICES)
        for (let index = 0; index + 1 < crossings.length; index += 2)
          addSpan(cover, Math.max(crossings[index] ?? 0, 0), Math.min(crossings[index + 1] ?? 0, width))
      }
      for (let x = left; x < right; x++) blend(x, y, color, (cover[x] ?? 0) / SLICES)
    }
  }

  function segment([x1, y1]: Point, [x2, y2]: Point, { color, width: points }: Line): void {
    const half = Math.max(points * scale, 1) / 2
    const [ax, ay, bx, by] = [x1 * scale, y1 * scale, x2 * scale, y2 * scale]
    const [dx, dy] = [bx - ax, by - ay]
    const square = dx * dx + dy * dy || 1
    const [left, right] = [Math.min(ax, bx) - half - 1, Math.max(ax, bx) + half + 1]
    // In a row a slanting line covers only what is near where it crosses.
    const reach = Math.abs(dy) < 1 ? Number.POSITIVE_INFINITY : ((half + 1) * Math.sqrt(square)) / Math.abs(dy) + Math.abs(dx / dy)
    for (let y = Math.floor(Math.min(ay, by) - half); y <= Math.ceil(Math.max(ay, by) + half); y++) {
      const crossing = Math.abs(dy) < 1 ? ax : ax + ((y + 0.5 - ay) / dy) * dx
      for (let x = Math.floor(Math.max(left, crossing - reach)); x <= Math.min(right, crossing + reach); x++) {
        const along = Math.min(Math.max(((x + 0.5 - ax) * dx + (y + 0.5 - ay) * dy) / square, 0), 1)
        blend(x, y, color, half + 0.5 - Math.hypot(x + 0.5 - ax - along * dx, y + 0.5 - ay - along * dy))
      }
    }
  }

  function line(points: readonly Point[], style: Line): void {
    for (const [index, from] of points.entries()) {
      const to = points[index + 1]
      if (to) for (const [start, end] of style.dash ? dashes(from, to, style.dash) : [[from, to] as const]) segment(start, end, style)
    }
  }

  const rectangle = (x: number, y: number, w: number, h: number): Point[] => [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ]

  return {
    pixels,
    width,
    height,
    polygon,
    line,
    fill: (x: number, y: number, w: number, h: number, color: Color) => polygon(rectangle(x, y, w, h), color),
    frame: (x: number, y: number, w: number, h: number, style: Line) => line([...rectangle(x, y, w, h), [x, y]], style),
    disc: (center: Point, radius: number, color: Color) => polygon(arc(center, radius, 0, 360), color),
    /** From `from` to `to` degrees, clockwise from the right. */
    arc: (center: Point, radius: number, from: number, to: number, style: Line) => line(arc(center, radius, from, to), style),
    /** Bands of colour from the top of the sheet down to `bottom`. */
    sky(bottom: number, above: Color, below: Color) {
      const bands = 48
      for (let band = 0; band < bands; band++)
        polygon(rectangle(0, (bottom * band) / bands, SHEET.width, bottom / bands + 1), between(above, below, band / (bands - 1)))
    },
  }
}

type Edge = { x1: number; y1: number; x2: number; y2: number }

const crossingsAt = (edges: readonly Edge[], level: number): number[] =>
  edges
    .flatMap(({ x1, y1, x2, y2 }) => (y1 <= level !== y2 <= level ? [x1 + ((level - y1) / (y2 - y1)) * (x2 - x1)] : []))
    .toSorted((one, other) => one - other)

/** Pixels from `from` to `to` in one slice of a row, those at its ends in part. */
function addSpan(cover: Float32Array, from: number, to: number): void {
  for (let x = Math.floor(from); x < to; x++) cover[x] = (cover[x] ?? 0) + Math.min(to, x + 1) - Math.max(from, x)
}

const mix = (before: number, after: number, share: number): number => before + (after - before) * share

export const between = (one: Color, other: Color, share: number): Color => {
  const channel = (index: 0 | 1 | 2) => Math.round(mix(one[index], other[index], share))
  return [channel(0), channel(1), channel(2)]
}

function arc([x, y]: Point, radius: number, from: number, to: number): Point[] {
  const steps = Math.max(8, Math.round(Math.abs(to - from) / 6))
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const
  })
}

function dashes([x1, y1]: Point, [x2, y2]: Point, [on, off]: readonly [number, number]): (readonly [Point, Point])[] {
  const length = Math.hypot(x2 - x1, y2 - y1)
  const at = (distance: number): Point => [x1 + ((x2 - x1) * distance) / length, y1 + ((y2 - y1) * distance) / length]
  return Array.from({ length: Math.ceil(length / (on + off)) }, (_, index) => {
    const start = index * (on + off)
    return [at(start), at(Math.min(start + on, length))] as const
  })
}
