/**
 * Elements on the screen that styles elsewhere depend on. ui/layout/use-on-screen.ts marks `<html>`, since Firefox knows `:has()` only from
 * 121 on.
 */
export type OnScreen =
  | 'actions-row'
  | 'chat'
  | 'corner'
  | 'layer'
  | 'print-alone'
  | 'print-sheet'
  | 'sidebar'
  | 'sticky-actions'
  | 'typing'
  | 'urgent-row'

export const onScreenName = (what: OnScreen): string => `data-has-${what}`

export const whileOnScreen = (...what: readonly OnScreen[]): string => `:root:is(${what.map((one) => `[${onScreenName(one)}]`).join()})`
