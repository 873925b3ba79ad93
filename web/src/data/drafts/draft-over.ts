import type { DraftState } from './drafts'

/**
 * A draft of what was touched only, as the whole form that shows it, so that all else follows what stands: `shown` is the form with what was touched, `touch`
 * notes what the step from one form to the next has touched. Rule P5.
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
