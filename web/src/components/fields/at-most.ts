import { texts } from '#texts'

/** Bounds of a text field. A longer text stays as typed or pasted, with an error. */
export const atMost = (most: number) => ({ most, tooLong: (typed: number) => texts.errors.tooLong(typed, most) })
