import type { Point } from './distance'

/** Spanned by two bytes: Brazil with its islands. */
const SOUTH = -34
const WEST = -74
const SPAN = 42
const STEPS = 65_535

const degrees = (low: number, high: number, from: number): number => from + ((low + 256 * high) / STEPS) * SPAN

export const compareCodes = (one: { code: string }, other: { code: string }): number => (one.code < other.code ? -1 : 1)

/**
 * To 70 m. `bytes`: those of city-centres.json, in the order of IBGE's codes; whoever reads the file decodes its base64, since no way of that is in
 * both engines.
 */
export function centreAt(bytes: Uint8Array, at: number): Point {
  const [latLow = 0, latHigh = 0, lonLow = 0, lonHigh = 0] = bytes.subarray(4 * at, 4 * at + 4)
  return { lat: degrees(latLow, latHigh, SOUTH), lon: degrees(lonLow, lonHigh, WEST) }
}

/** IBGE's cities, all of them, each with its centre. */
export function withCentres<City extends { code: string }>(cities: readonly City[], bytes: Uint8Array): (City & { centre: Point })[] {
  if (bytes.length !== 4 * cities.length) throw new Error(`Centres of ${bytes.length / 4} cities, not of ${cities.length}.`)
  return [...cities].sort(compareCodes).map((city, at) => ({ ...city, centre: centreAt(bytes, at) }))
}
