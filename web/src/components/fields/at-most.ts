import { texts } from '#texts'

/** For a text field: how many characters its text may have. A longer one stays as it was typed or pasted, and is told to be shortened. */
export const atMost = (most: number) => ({ most, tooLong: (typed: number) => texts.errors.tooLong(typed, most) })
