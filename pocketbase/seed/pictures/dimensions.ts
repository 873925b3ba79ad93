import type { Color, Point, Sheet } from './sheet'

/** The strokes of each sign in a field of 4 by 6. */
const strokes: Readonly<Record<string, readonly (readonly Point[])[]>> = {
  '0': [
    [
      [1, 0],
      [3, 0],
      [4, 1],
      [4, 5],
      [3, 6],
      [1, 6],
      [0, 5],
      [0, 1],
      [1, 0],
    ],
  ],
  '1': [
    [
      [1, 1],
      [2, 0],
      [2, 6],
    ],
  ],
  '2': [
    [
      [0, 1],
      [1, 0],
      [3, 0],
      [4, 1],
      [4, 2],
      [0, 6],
      [4, 6],
    ],
  ],
  '3': [
    [
      [0, 0],
      [4, 0],
      [2, 2.4],
      [3, 2.4],
      [4, 3.4],
      [4, 5],
      [3, 6],
      [1, 6],
      [0, 5],
    ],
  ],
  '4': [
    [
      [3, 6],
      [3, 0],
      [0, 4],
      [4, 4],
    ],
  ],
  '5': [
    [
      [4, 0],
      [0.4, 0],
      [0, 2.6],
      [3, 2.6],
      [4, 3.6],
      [4, 5],
      [3, 6],
      [1, 6],
      [0, 5],
    ],
  ],
  '6': [
    [
      [3.4, 0],
      [1.4, 0.6],
      [0, 3],
      [0, 5],
      [1, 6],
      [3, 6],
      [4, 5],
      [4, 3.8],
      [3, 2.8],
      [1, 2.8],
      [0, 3.8],
    ],
  ],
  '7': [
    [
      [0, 0],
      [4, 0],
      [1.4, 6],
    ],
  ],
  '8': [
    [
      [1, 2.8],
      [0, 2],
      [0, 1],
      [1, 0],
      [3, 0],
      [4, 1],
      [4, 2],
      [3, 2.8],
      [1, 2.8],
      [0, 3.8],
      [0, 5],
      [1, 6],
      [3, 6],
      [4, 5],
      [4, 3.8],
      [3, 2.8],
    ],
  ],
  '9': [
    [
      [4, 2.4],
      [3, 3.2],
      [1, 3.2],
      [0, 2.2],
      [0, 1],
      [1, 0],
      [3, 0],
      [4, 1],
      [4, 3],
      [2.6, 5.4],
      [0.8, 6],
    ],
  ],
  ',': [
    [
      [1.4, 5.6],
      [1, 7],
    ],
  ],
}

const SIGN = { width: 4, gap: 1.8, size: 6 }
const widthOf = (sign: string): number => (sign === ',' ? 1.6 : SIGN.width) + SIGN.gap

/** A measure as draughtsmen letter it, centred there. */
function letter(sheet: Sheet, measure: number, [x, y]: Point, color: Color): void {
  const text = measure.toFixed(2).replace('.', ',')
  let left = x - ([...text].reduce((sum, sign) => sum + widthOf(sign), 0) * SIGN.size - SIGN.gap * SIGN.size) / 2
  for (const sign of text) {
    for (const stroke of strokes[sign] ?? [])
      sheet.line(
        stroke.map(([dx, dy]) => [left + dx * SIGN.size, y + (dy - 3) * SIGN.size] as const),
        { color, width: 4 },
      )
    left += widthOf(sign) * SIGN.size
  }
}

const TICK = 11

/** A dimension line with its ticks, and the measure in metres beside it. */
export function dimension(sheet: Sheet, [x1, y1]: Point, [x2, y2]: Point, measure: number, color: Color): void {
  const style = { color, width: 3 }
  const isLevel = y1 === y2
  const beyond: Point = isLevel ? [16, 0] : [0, 16]
  sheet.line(
    [
      [x1 - beyond[0], y1 - beyond[1]],
      [x2 + beyond[0], y2 + beyond[1]],
    ],
    style,
  )
  for (const [x, y] of [
    [x1, y1],
    [x2, y2],
  ] as const)
    sheet.line(
      [
        [x - TICK, y + TICK],
        [x + TICK, y - TICK],
      ],
      { color, width: 5 },
    )
  letter(sheet, measure, isLevel ? [(x1 + x2) / 2, y1 - 34] : [x1 - 82, (y1 + y2) / 2], color)
}
