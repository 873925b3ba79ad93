import { expect, test } from 'vitest'
import { inside, middle, squareOf } from '../../../web/src/features/account/settings/square-picture'

const landscape = { width: 4_000, height: 3_000 }

test('the middle of a picture is taken as large as it fits', () => {
  expect(squareOf(landscape, middle)).toEqual({ left: 500, top: 0, side: 3_000 })
  expect(squareOf({ width: 300, height: 900 }, middle)).toEqual({ left: 0, top: 300, side: 300 })
})

test('a crop never reaches over an edge, however far it is moved', () => {
  expect(squareOf(landscape, { x: -2, y: 5, zoom: 1 })).toEqual({ left: 0, top: 0, side: 3_000 })
  expect(squareOf(landscape, { x: 2, y: 2, zoom: 2 })).toEqual({ left: 2_500, top: 1_500, side: 1_500 })
})

test('moving on from an edge moves at once', () => {
  const atTheEdge = inside(landscape, { x: 9, y: 0.5, zoom: 1 })
  expect(atTheEdge.x).toBe(0.625)
  expect(squareOf(landscape, { ...atTheEdge, x: atTheEdge.x - 0.025 }).left).toBe(900)
})
