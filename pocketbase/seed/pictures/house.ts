import { dimension } from './dimensions'
import { blot } from './room'
import { between, type Color, type Drawing, SHEET } from './sheet'

const shadow: Color = [44, 40, 38]
const light: Color = [255, 252, 244]
const leaves: Color = [92, 124, 74]
const street: Color = [168, 162, 152]

type House = {
  walls: Color
  roof: Color
  storeys: 1 | 2
  /** Tiles that are missing, paint that comes off. */
  isWorn?: boolean
  /** Its height in metres, where someone measured it. */
  height?: number
  /** At dusk, or in the sun. */
  sky?: readonly [above: Color, below: Color]
}

const day = [
  [132, 182, 216],
  [222, 234, 236],
] as const satisfies readonly [Color, Color]

/** A house from the street. */
export const house =
  ({ walls, roof, storeys, isWorn = false, height, sky = day }: House): Drawing =>
  (sheet) => {
    const ground = 730
    const [left, right] = [260, 960]
    const eaves = ground - 190 * storeys
    const ridge = eaves - 150
    sheet.sky(ground, ...sky)
    for (const [x, size] of [
      [90, 120],
      [1_090, 150],
      [1_010, 90],
    ] as const)
      sheet.polygon(blot([x, ground - size * 0.8], size), leaves)
    sheet.fill(0, ground, SHEET.width, SHEET.height - ground, street)
    sheet.fill(0, ground, SHEET.width, 22, between(street, light, 0.4))
    sheet.fill(left, eaves, right - left, ground - eaves, walls)
    sheet.polygon(
      [
        [right - 190, eaves],
        [right, eaves],
        [right, ground],
        [right - 190, ground],
      ],
      between(walls, shadow, 0.1),
    )

    sheet.polygon(
      [
        [left - 60, eaves],
        [left + 120, ridge],
        [right - 120, ridge],
        [right + 60, eaves],
      ],
      roof,
    )
    const rows = 7
    for (let row = 1; row < rows; row++) {
      const share = row / rows
      const [x1, x2] = [left + 120 - 180 * share, right - 120 + 180 * share]
      const y = ridge + (eaves - ridge) * share
      sheet.line(
        [
          [x1, y],
          [x2, y],
        ],
        { color: between(roof, shadow, 0.3), width: 3 },
      )
      for (let x = x1 + ((row % 2) * 20 + 10); x < x2; x += 40)
        sheet.line(
          [
            [x, y],
            [x - 4, y + (eaves - ridge) / rows],
          ],
          { color: between(roof, shadow, 0.2), width: 2.5 },
        )
      if (isWorn && row % 3 === 1) sheet.fill(left + 200 + row * 46, y, 84, (eaves - ridge) / rows, between(roof, shadow, 0.7))
    }
    sheet.line(
      [
        [left - 60, eaves],
        [right + 60, eaves],
      ],
      { color: between(roof, shadow, 0.5), width: 9 },
    )

    for (let storey = 0; storey < storeys; storey++) {
      const sill = ground - 190 * storey - 130
      for (const x of storey === 0 ? [340, 690] : [340, 520, 690]) {
        sheet.fill(x, sill, 110, 84, [92, 122, 138])
        sheet.polygon(
          [
            [x, sill + 84],
            [x + 60, sill],
            [x + 90, sill],
            [x + 30, sill + 84],
          ],
          [136, 164, 178],
        )
        sheet.frame(x, sill, 110, 84, { color: light, width: 9 })
      }
    }
    sheet.fill(540, ground - 145, 80, 145, [112, 74, 46])
    sheet.disc([606, ground - 70], 6, light)
    if (isWorn)
      for (const [x, y, size] of [
        [310, eaves + 60, 44],
        [480, ground - 40, 60],
        [870, eaves + 90, 70],
        [900, ground - 50, 48],
      ] as const)
        sheet.polygon(blot([x, y], size), between(walls, shadow, 0.26))
    if (height) dimension(sheet, [210, eaves], [210, ground], height, shadow)
  }

type Outside = { kind: 'terrace' | 'slab' | 'yard'; floor: Color; length: number }

/** A terrace, a slab or a yard from its edge, with what is measured there. */
export const outside =
  ({ kind, floor, length }: Outside): Drawing =>
  (sheet) => {
    sheet.sky(380, ...day)
    sheet.fill(0, 370, SHEET.width, 530, between(leaves, light, 0.3))
    for (let n = 0; n < 9; n++) sheet.polygon(blot([60 + n * 140, 360], 70 + ((n * 29) % 40)), between(leaves, shadow, (n % 3) * 0.08))
    sheet.polygon(
      [
        [190, 390],
        [1_010, 390],
        [1_200, 900],
        [0, 900],
      ],
      floor,
    )
    const seam = { color: between(floor, shadow, 0.24), width: 3 }
    for (let n = 1; n < 8; n++) {
      const depth = (n / 8) ** 1.7
      const y = 390 + 510 * depth
      sheet.line(
        [
          [190 - 190 * depth, y],
          [1_010 + 190 * depth, y],
        ],
        seam,
      )
      sheet.line(
        [
          [190 + (820 * n) / 8, 390],
          [(1_200 * n) / 8, 900],
        ],
        seam,
      )
    }
    if (kind === 'slab')
      sheet.polygon(
        [
          [150, 300],
          [1_050, 300],
          [1_010, 400],
          [190, 400],
        ],
        between(floor, light, 0.3),
      )
    if (kind !== 'yard') for (const x of [360, 820]) sheet.disc([x, 560], 22, between(floor, shadow, 0.7))
    if (kind === 'terrace')
      for (let x = 190; x <= 1_010; x += 91)
        sheet.line(
          [
            [x, 250],
            [x, 392],
          ],
          { color: [176, 118, 54], width: 9 },
        )
    if (kind === 'terrace')
      sheet.line(
        [
          [180, 254],
          [1_020, 254],
        ],
        { color: [176, 118, 54], width: 14 },
      )
    if (kind === 'yard') {
      sheet.polygon(
        [
          [560, 400],
          [610, 400],
          [700, 900],
          [480, 900],
        ],
        between(floor, shadow, 0.55),
      )
      for (let n = 0; n < 16; n++) sheet.polygon(blot([380 + (n % 4) * 26, 640 + n * 14], 26 + (n % 3) * 6), [122, 92, 62])
    }
    dimension(sheet, [190, 470], [1_010, 470], length, shadow)
  }
