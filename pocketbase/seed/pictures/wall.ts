import { dimension } from './dimensions'
import { drawingPaper, ink, petrol } from './plan'
import { between, type Color, type Drawing, type Point, SHEET, type Sheet } from './sheet'

const block: Color = [205, 198, 186]
const joint: Color = [150, 143, 132]
const soil: Color = [150, 112, 78]

type Wall = {
  /** In metres. */
  length: number
  height: number
  /** How much of it stands, from 0 to 1. */
  built: number
}

/** A wall of blocks from the front, as far as it stands. */
export const wall =
  ({ length, height, built }: Wall): Drawing =>
  (sheet) => {
    drawingPaper(sheet)
    const [left, right, ground] = [260, 1_120, 690]
    const scale = Math.min((right - left) / length, 420 / height)
    const [end, top] = [left + length * scale, ground - height * scale]
    drawGround(sheet, ground)
    const rows = Math.round(height / 0.2)
    for (let row = 0; row < rows; row++) {
      const y = ground - ((row + 1) * height * scale) / rows
      const shift = row % 2 === 0 ? 0 : 0.5
      const columns = Math.max(4, Math.round(length / 0.8))
      for (let column = 0; column < columns; column++) {
        // The last rows end in steps, as masons leave them.
        if ((column + row * 0.6) / columns > built + (rows - row) * 0.02) continue
        const wide = (length * scale) / columns
        const x = left + (column + shift) * wide
        const shade = between(block, joint, ((row * 7 + column * 13) % 5) / 14)
        sheet.fill(x, y, Math.min(wide, end - x), (height * scale) / rows, shade)
        sheet.frame(x, y, Math.min(wide, end - x), (height * scale) / rows, { color: joint, width: 2 })
      }
    }
    sheet.frame(left, top, end - left, ground - top, { color: ink, width: 3, dash: [18, 12] })
    dimension(sheet, [left, top - 70], [end, top - 70], length, petrol)
    dimension(sheet, [left - 70, top], [left - 70, ground], height, petrol)
  }

function drawGround(sheet: Sheet, ground: number): void {
  sheet.fill(0, ground, SHEET.width, 26, soil)
  for (let x = -40; x < SHEET.width; x += 46)
    sheet.line(
      [
        [x, ground + 66],
        [x + 46, ground + 26],
      ],
      { color: soil, width: 4 },
    )
  sheet.line(
    [
      [0, ground],
      [SHEET.width, ground],
    ],
    { color: ink, width: 6 },
  )
}

type Layer = { color: Color; thick: number }

/** A cut through floor or slab: its layers from the top, in metres. */
export const section =
  (layers: readonly Layer[]): Drawing =>
  (sheet) => {
    drawingPaper(sheet)
    const whole = layers.reduce((sum, { thick }) => sum + thick, 0)
    const scale = 430 / whole
    let y = 230
    for (const [index, { color, thick }] of layers.entries()) {
      const high = thick * scale
      sheet.fill(250, y, 760, high, color)
      for (const [x, dot] of speckles(index, high)) sheet.disc([x, y + dot], 4 + (x % 3), between(color, ink, 0.3))
      sheet.frame(250, y, 760, high, { color: ink, width: 4 })
      dimension(sheet, [190, y], [190, y + high], thick, petrol)
      y += high
    }
    drawGround(sheet, y)
  }

/** Gravel in every other layer, always in the same places. */
function speckles(index: number, high: number): Point[] {
  if (index % 2 === 0) return []
  return Array.from({ length: 90 }, (_, n) => [270 + ((n * 137) % 720), 12 + ((n * 71) % Math.max(1, high - 24))] as const)
}
