/** Degrees. */
export type Point = { readonly lat: number; readonly lon: number }

export const KM_PER_DEGREE = 111.195

/** In a straight line, for a day's drive: the earth counts as flat between the two. */
export function kilometres(one: Point, other: Point): number {
  const north = one.lat - other.lat
  const east = (one.lon - other.lon) * Math.cos((((one.lat + other.lat) / 2) * Math.PI) / 180)
  return KM_PER_DEGREE * Math.sqrt(north * north + east * east)
}

/** As it is said: 0 is the same city, another one is at least 1 km away. */
export const wholeKilometres = (km: number): number => (km === 0 ? 0 : Math.max(1, Math.round(km)))
