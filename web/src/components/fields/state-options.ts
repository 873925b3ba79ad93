import { getStates } from '@brazilian-utils/brazilian-utils/get-states'
import { fold } from '#domain/values/fold'

const inOrder = (one: string, other: string): number => Number(one > other) - Number(one < other)

/** Sorted by folded names: the browser's collation takes a slow phone a tenth of a second to set up. */
export const stateOptions = getStates()
  .map(({ code, name }) => ({ value: code, text: `${name} (${code})` }))
  .toSorted((one, other) => inOrder(fold(one.text), fold(other.text)))
