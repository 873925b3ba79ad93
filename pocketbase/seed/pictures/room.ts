import { between, type Color, type Drawing, type Point, SHEET } from './sheet'

const shadow: Color = [40, 38, 36]
const light: Color = [252, 250, 240]

type Room = {
  walls: Color
  floor: Color
  /** Tiles along the back wall; 0 is a floor without. */
  tiles: number
  /** Rows of tiles on the walls, from the floor up. */
  tiledRows?: number
  hasWindow?: boolean
  /** A stain on ceiling and wall, as water leaves it. */
  isStained?: boolean
  /** Broken up already. */
  isTornUp?: boolean
}

const back = { left: 360, right: 840, top: 210, bottom: 560 }
const sky: Color = [176, 208, 226]
const stain: Color = [138, 112, 72]
const rubble: Color = [128, 112, 98]

/** A room as a phone sees it from its door. */
export const room =
  ({ walls, floor, tiles, tiledRows = 0, hasWindow = false, isStained = false, isTornUp = false }: Room): Drawing =>
  (sheet) => {
    const { left, right, top, bottom } = back
    const { width, height } = SHEET
    const dark = (share: number) => between(walls, shadow, share)
    sheet.polygon(
      [
        [0, 0],
        [width, 0],
        [right, top],
        [left, top],
      ],
      between(walls, light, 0.5),
    )
    sheet.polygon(
      [
        [0, 0],
        [left, top],
        [left, bottom],
        [0, height],
      ],
      dark(0.2),
    )
    sheet.polygon(
      [
        [width, 0],
        [right, top],
        [right, bottom],
        [width, height],
      ],
      dark(0.1),
    )
    sheet.fill(left, top, right - left, bottom - top, dark(0.04))
    sheet.polygon(
      [
        [left, bottom],
        [right, bottom],
        [width, height],
        [0, height],
      ],
      floor,
    )

    const grout = { color: between(floor, shadow, 0.28), width: 3 }
    for (let tile = 0; tile <= tiles; tile++) {
      const share = tile / Math.max(1, tiles)
      sheet.line(
        [
          [left + (right - left) * share, bottom],
          [width * share, height],
        ],
        grout,
      )
    }
    for (let row = 1; tiles > 0 && row <= tiles; row++) {
      const depth = (row / tiles) ** 2
      const y = bottom + (height - bottom) * depth
      sheet.line(
        [
          [left * (1 - depth), y],
          [right + (width - right) * depth, y],
        ],
        grout,
      )
    }
    const seam = { color: dark(0.3), width: 2.5 }
    for (let row = 1; row <= tiledRows; row++) {
      const y = bottom - ((bottom - top) * row) / 9
      const near = height - (height * row) / 9
      sheet.line(
        [
          [0, near],
          [left, y],
          [right, y],
          [width, near],
        ],
        seam,
      )
    }
    for (let column = 1; tiledRows > 0 && column < 9; column++) {
      const x = left + ((right - left) * column) / 9
      sheet.line(
        [
          [x, bottom],
          [x, bottom - ((bottom - top) * tiledRows) / 9],
        ],
        seam,
      )
    }
    if (hasWindow) {
      sheet.fill(520, 270, 170, 150, sky)
      sheet.frame(520, 270, 170, 150, { color: light, width: 12 })
      sheet.line(
        [
          [605, 270],
          [605, 420],
        ],
        { color: light, width: 8 },
      )
      sheet.polygon(
        [
          [430, 700],
          [650, 700],
          [760, 860],
          [440, 860],
        ],
        between(floor, light, 0.25),
      )
    }
    if (isStained) {
      for (let ring = 0; ring < 5; ring++)
        sheet.polygon(blot([400 + ring * 8, 250 + ring * 6], 150 - ring * 26), between(walls, stain, 0.18 + ring * 0.14))
      sheet.line(
        [
          [390, 330],
          [430, 380],
          [415, 430],
          [450, 500],
        ],
        { color: dark(0.6), width: 3 },
      )
    }
    if (isTornUp)
      for (let piece = 0; piece < 46; piece++) {
        const [x, y] = [180 + ((piece * 173) % 830), 640 + ((piece * 97) % 210)]
        sheet.polygon(blot([x, y], 16 + (piece % 5) * 7), between(rubble, piece % 2 === 0 ? shadow : light, 0.12 + (piece % 4) * 0.07))
      }
    for (const [from, to] of [
      [
        [0, 0],
        [left, top],
      ],
      [
        [width, 0],
        [right, top],
      ],
      [
        [0, height],
        [left, bottom],
      ],
      [
        [width, height],
        [right, bottom],
      ],
    ] as const)
      sheet.line([from, to], { color: dark(0.4), width: 3 })
    sheet.frame(left, top, right - left, bottom - top, { color: dark(0.4), width: 3 })
  }

/** An uneven round shape, always the same at the same place. */
export function blot([x, y]: Point, radius: number): Point[] {
  const turn = (x + y * 3) % 7
  return Array.from({ length: 48 }, (_, step) => {
    const angle = (step / 48) * 2 * Math.PI
    const reach = radius * (0.9 + 0.1 * Math.sin(angle * 5 + turn) + 0.06 * Math.sin(angle * 9 + turn * 2))
    return [x + reach * Math.cos(angle), y + reach * 0.72 * Math.sin(angle)] as const
  })
}
