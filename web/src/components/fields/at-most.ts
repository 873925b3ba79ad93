import { texts } from '#texts'

/** A longer text stays as typed or pasted, with an error. */
export const atMost = (most: number) => ({ most, tooLong: (typed: number) => texts.errors.tooLong(typed, most) })
