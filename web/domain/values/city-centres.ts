import type { Point } from './distance'

/** Spanned by two bytes: Brazil with its islands. */
const SOUTH = -34
const WEST = -74
const SPAN = 42
const STEPS = 65_535

const degrees = (low: number, high: number, from: number): number => from + ((low + 256 * high) / STEPS) * SPAN

const compareCodes = (one: { code: string }, other: { code: string }): number => (one.code < other.code ? -1 : 1)

/**
 * IBGE's cities, all of them, each with its centre to 70 m. `bytes`: those of city-centres.json, in the order of codes; whoever reads the file
 * decodes its base64, since no way of that is in both engines.
 */
export function withCentres<City extends { code: string }>(cities: readonly City[], bytes: Uint8Array): (City & { centre: Point })[] {
  if (bytes.length !== 4 * cities.length) throw new Error(`Centres of ${bytes.length / 4} cities, not of ${cities.length}.`)
  return [...cities].sort(compareCodes).map((city, at) => {
    const [latLow = 0, latHigh = 0, lonLow = 0, lonHigh = 0] = bytes.subarray(4 * at, 4 * at + 4)
    return { ...city, centre: { lat: degrees(latLow, latHigh, SOUTH), lon: degrees(lonLow, lonHigh, WEST) } }
  })
}
