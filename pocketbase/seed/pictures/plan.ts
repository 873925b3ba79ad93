import { dimension } from './dimensions'
import { type Color, type Drawing, type Point, SHEET, type Sheet } from './sheet'

const paper: Color = [247, 242, 230]
export const ink: Color = [38, 46, 52]
export const petrol: Color = [14, 92, 104]
const orange: Color = [214, 96, 28]
const grid: Color = [226, 219, 202]
const water: Color = [205, 225, 228]
const STEP = 50

export function drawingPaper(sheet: Sheet): void {
  sheet.fill(0, 0, SHEET.width, SHEET.height, paper)
  for (let x = STEP; x < SHEET.width; x += STEP)
    sheet.line(
      [
        [x, 0],
        [x, SHEET.height],
      ],
      { color: grid, width: 1.5 },
    )
  for (let y = STEP; y < SHEET.height; y += STEP)
    sheet.line(
      [
        [0, y],
        [SHEET.width, y],
      ],
      { color: grid, width: 1.5 },
    )
}

/** In metres along its wall; a door turns about its beginning. */
type Opening = { wall: 'top' | 'bottom' | 'left' | 'right'; at: number; wide: number; isDoor?: boolean }
type Plan = {
  width: number
  depth: number
  openings?: readonly Opening[]
  /** Walls inside, in metres. */
  walls?: readonly (readonly [Point, Point])[]
  /** A wet area: x, y, width, depth. */
  wet?: readonly [number, number, number, number]
  /** What is to be laid: conduits, pipes. */
  runs?: readonly (readonly Point[])[]
  /** Lamps, sockets, drains. */
  marks?: readonly Point[]
}

const WALL = 16

/** A room from above with its measures, as one draws it after a visit. */
export const plan =
  ({ width, depth, openings = [], walls = [], wet, runs = [], marks = [] }: Plan): Drawing =>
  (sheet) => {
    drawingPaper(sheet)
    const scale = Math.min(820 / width, 560 / depth)
    const [left, top] = [230 + (820 - width * scale) / 2, 190 + (560 - depth * scale) / 2]
    const at = ([x, y]: Point): Point => [left + x * scale, top + y * scale]
    const [right, bottom] = at([width, depth])
    if (wet) {
      const [x, y] = at([wet[0], wet[1]])
      sheet.fill(x, y, wet[2] * scale, wet[3] * scale, water)
      sheet.frame(x, y, wet[2] * scale, wet[3] * scale, { color: petrol, width: 3, dash: [14, 10] })
    }
    sheet.frame(left, top, right - left, bottom - top, { color: ink, width: WALL })
    for (const [from, to] of walls) sheet.line([at(from), at(to)], { color: ink, width: WALL - 4 })
    for (const opening of openings) drawOpening(sheet, opening, at, scale, width, depth)
    for (const run of runs) sheet.line(run.map(at), { color: orange, width: 5, dash: [22, 12] })
    for (const mark of marks) {
      sheet.disc(at(mark), 15, orange)
      sheet.disc(at(mark), 9, paper)
    }
    dimension(sheet, [left, top - 70], [right, top - 70], width, petrol)
    dimension(sheet, [left - 70, top], [left - 70, bottom], depth, petrol)
  }

function drawOpening(
  sheet: Sheet,
  { wall, at: along, wide, isDoor }: Opening,
  at: (point: Point) => Point,
  scale: number,
  width: number,
  depth: number,
): void {
  const isLevel = wall === 'top' || wall === 'bottom'
  const fixed = wall === 'top' || wall === 'left' ? 0 : isLevel ? depth : width
  const place = (distance: number): Point => at(isLevel ? [distance, fixed] : [fixed, distance])
  const [from, to] = [place(along), place(along + wide)]
  sheet.line([from, to], { color: paper, width: WALL + 6 })
  if (!isDoor) {
    sheet.line([from, to], { color: petrol, width: 6 })
    return
  }
  const inwards = wall === 'top' || wall === 'left' ? 1 : -1
  const leaf = wide * scale * inwards
  sheet.line([from, isLevel ? [from[0], from[1] + leaf] : [from[0] + leaf, from[1]]], { color: ink, width: 6 })
  const start = isLevel ? 0 : 90
  sheet.arc(from, wide * scale, start, start + (isLevel ? 90 : -90) * inwards, { color: ink, width: 2.5 })
}
