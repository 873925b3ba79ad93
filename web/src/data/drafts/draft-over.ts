import { deepEqual } from 'rxdb/plugins/utils'
import { hasText } from '../kept-drafts/kept-draft'
import type { DraftState } from './drafts'

/**
 * Drafts only touched fields, so that untouched ones follow the synced document. `shown` lays the draft over `start`; `touch` records which
 * fields an edit changed. Rule P5.
 */
export const draftOver = <Touched extends object, Form extends object>(
  kept: DraftState<Touched>,
  start: Form,
  shown: (touched: Touched) => Form,
  touch: (touched: Touched, before: Form, after: Form) => Touched,
) => ({
  ...kept,
  value: shown(kept.value),
  setValue: (next: (newest: Form) => Form) =>
    kept.setValue((touched) => {
      const before = shown(touched)
      return withoutEmpties(touch(touched, before, next(before)), start)
    }),
})

/** Without fields that are as empty as in `start`: nothing is typed or taken away there. Product 39. */
export function withoutEmpties<Touched extends object>(touched: Touched, start: object): Touched {
  const stood = new Map<string, unknown>(Object.entries(start))
  const left = { ...touched }
  for (const [field, value] of Object.entries(touched)) if (!hasText(value) && deepEqual(value, stood.get(field))) Reflect.deleteProperty(left, field)
  return left
}
