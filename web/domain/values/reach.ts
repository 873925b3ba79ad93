/** Whole kilometres between the centres of cities, within which a provider is told of new projects. Product 105. */
export const reachOf = { km30: 30, km60: 60 } as const

/** The farthest, within which a device holds projects of other states. Product 44. */
export const REACH = reachOf.km60
