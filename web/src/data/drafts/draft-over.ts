import type { DraftState } from './drafts'

/**
 * Drafts only touched fields, so that untouched ones follow the synced document. `shown` lays the draft over it; `touch` records which fields
 * an edit changed. Rule P5.
 */
export const draftOver = <Touched extends object, Form>(
  kept: DraftState<Touched>,
  shown: (touched: Touched) => Form,
  touch: (touched: Touched, before: Form, after: Form) => Touched,
) => ({
  ...kept,
  value: shown(kept.value),
  setValue: (next: (newest: Form) => Form) =>
    kept.setValue((touched) => {
      const before = shown(touched)
      return touch(touched, before, next(before))
    }),
})
