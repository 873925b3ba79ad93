/**
 * Names of what is on the screen, for the styles of what stands elsewhere: ui/layout/use-on-screen.ts marks `<html>` with it, since Firefox knows `:has()` only from
 * 121 on.
 */
export type OnScreen = 'actions-row' | 'chat' | 'corner' | 'layer' | 'print-sheet' | 'sidebar' | 'sticky-actions' | 'typing' | 'urgent-row'

export const onScreenName = (what: OnScreen): string => `data-has-${what}`

/** The root element while one of these is on the screen. */
export const whileOnScreen = (...what: readonly OnScreen[]): string => `:root:is(${what.map((one) => `[${onScreenName(one)}]`).join()})`
