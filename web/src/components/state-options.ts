import { getStates } from '@brazilian-utils/brazilian-utils/get-states'

const byName = new Intl.Collator('pt-BR')

/** The 27 states, as a person picks them. */
export const stateOptions = getStates()
  .map(({ code, name }) => ({ value: code, text: `${name} (${code})` }))
  .toSorted((one, other) => byName.compare(one.text, other.text))
