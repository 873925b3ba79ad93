import { house, outside } from '../pictures/house'
import { plan } from '../pictures/plan'
import { room } from '../pictures/room'
import type { Color, Drawing } from '../pictures/sheet'
import { section, wall } from '../pictures/wall'
import type { ProjectKey } from './projects'

const white: Color = [240, 238, 230]
const cream: Color = [236, 222, 190]
const sand: Color = [226, 202, 160]
const blue: Color = [196, 214, 220]
const clay: Color = [176, 96, 62]
const straw: Color = [206, 168, 112]
const concrete: Color = [178, 174, 166]
const granite: Color = [120, 124, 126]
const earth: Color = [150, 116, 84]

/** What people send along: what they saw with their phone, and what they drew. The first is the one that lists show. */
export const pictures: Partial<Record<ProjectKey, readonly Drawing[]>> = {
  bathroom: [
    room({ walls: blue, floor: [214, 206, 190], tiles: 7, tiledRows: 7, hasWindow: true }),
    plan({
      width: 2.8,
      depth: 1.5,
      openings: [
        { wall: 'bottom', at: 0.15, wide: 0.7, isDoor: true },
        { wall: 'right', at: 0.45, wide: 0.6 },
      ],
      wet: [1.85, 0, 0.95, 1.5],
      marks: [
        [2.3, 0.75],
        [0.6, 0.3],
        [1.35, 0.3],
      ],
    }),
    room({ walls: [206, 196, 178], floor: concrete, tiles: 0, tiledRows: 3, isTornUp: true }),
    section([
      { color: [222, 216, 204], thick: 0.02 },
      { color: concrete, thick: 0.05 },
      { color: [90, 96, 100], thick: 0.02 },
      { color: granite, thick: 0.1 },
    ]),
  ],
  wall: [
    wall({ length: 18, height: 2.2, built: 0.35 }),
    outside({ kind: 'yard', floor: [156, 150, 110], length: 18 }),
    house({ walls: white, roof: clay, storeys: 1 }),
  ],
  airConditioning: [
    plan({
      width: 9.6,
      depth: 8.4,
      walls: [
        [
          [0, 4.4],
          [9.6, 4.4],
        ],
        [
          [4.6, 4.4],
          [4.6, 8.4],
        ],
        [
          [5.8, 0],
          [5.8, 4.4],
        ],
      ],
      openings: [
        { wall: 'left', at: 1.4, wide: 0.9, isDoor: true },
        { wall: 'bottom', at: 1.4, wide: 1.6 },
        { wall: 'bottom', at: 6.2, wide: 1.6 },
      ],
      runs: [
        [
          [0.5, 3.6],
          [3.2, 3.6],
          [3.2, 7.8],
        ],
        [
          [0.5, 3.9],
          [7.6, 3.9],
          [7.6, 7.8],
        ],
      ],
      marks: [
        [0.5, 3.75],
        [3.2, 7.8],
        [7.6, 7.8],
      ],
    }),
    room({ walls: cream, floor: [172, 130, 88], tiles: 0, hasWindow: true }),
  ],
  kitchen: [
    room({ walls: white, floor: [198, 186, 168], tiles: 6, tiledRows: 5, hasWindow: true }),
    room({ walls: [220, 210, 196], floor: earth, tiles: 0, tiledRows: 2, isTornUp: true }),
    plan({
      width: 3.85,
      depth: 2.85,
      openings: [
        { wall: 'left', at: 0.4, wide: 0.8, isDoor: true },
        { wall: 'top', at: 1.2, wide: 1.4 },
      ],
      wet: [1.0, 0, 1.8, 0.6],
      marks: [[1.9, 0.3]],
    }),
  ],
  painting: [room({ walls: cream, floor: [176, 140, 100], tiles: 0, hasWindow: true }), room({ walls: white, floor: [176, 140, 100], tiles: 0 })],
  sidewalk: [
    outside({ kind: 'yard', floor: concrete, length: 11 }),
    section([
      { color: concrete, thick: 0.07 },
      { color: [164, 148, 128], thick: 0.05 },
      { color: earth, thick: 0.1 },
    ]),
  ],
  roof: [
    house({ walls: cream, roof: clay, storeys: 1, isWorn: true }),
    house({
      walls: cream,
      roof: straw,
      storeys: 1,
      sky: [
        [116, 128, 140],
        [196, 198, 196],
      ],
    }),
    plan({
      width: 12,
      depth: 10,
      walls: [
        [
          [0, 5],
          [12, 5],
        ],
      ],
      runs: [
        [
          [0, 0.3],
          [12, 0.3],
        ],
        [
          [0, 9.7],
          [12, 9.7],
        ],
      ],
    }),
  ],
  slab: [
    outside({ kind: 'slab', floor: [168, 164, 156], length: 9 }),
    room({ walls: white, floor: [190, 176, 150], tiles: 5, isStained: true }),
    section([
      { color: concrete, thick: 0.04 },
      { color: [52, 54, 58], thick: 0.02 },
      { color: [196, 190, 178], thick: 0.05 },
      { color: granite, thick: 0.12 },
    ]),
    plan({
      width: 9,
      depth: 5,
      marks: [
        [1.2, 4.2],
        [7.8, 4.2],
      ],
      runs: [
        [
          [4.5, 0.4],
          [1.2, 4.2],
        ],
        [
          [4.5, 0.4],
          [7.8, 4.2],
        ],
      ],
    }),
  ],
  plumbing: [
    outside({ kind: 'yard', floor: [182, 172, 156], length: 14 }),
    section([
      { color: concrete, thick: 0.08 },
      { color: earth, thick: 0.42 },
    ]),
  ],
  facade: [
    house({ walls: sand, roof: clay, storeys: 2, isWorn: true, height: 6.8 }),
    house({
      walls: sand,
      roof: clay,
      storeys: 2,
      isWorn: true,
      sky: [
        [236, 176, 128],
        [248, 222, 190],
      ],
    }),
  ],
  railing: [
    outside({ kind: 'terrace', floor: [150, 148, 144], length: 4.8 }),
    plan({
      width: 4.8,
      depth: 1.6,
      openings: [{ wall: 'top', at: 1.2, wide: 2.2 }],
      runs: [
        [
          [4.8, 0],
          [4.8, 1.6],
          [0, 1.6],
        ],
      ],
    }),
  ],
  leak: [
    room({ walls: cream, floor: [168, 130, 92], tiles: 0, isStained: true, hasWindow: true }),
    outside({ kind: 'terrace', floor: clay, length: 4.5 }),
  ],
}
