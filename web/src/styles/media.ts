/**
 * Phone first: these widen at 640 and 1024 px. `wide` is where the sidebar takes the place of the bottom bar. In em, so that a person with larger letters
 * in the browser gets the layout that has room for them.
 */
/** The smallest phones. */
export const smallest = '(max-width: 22.4em)'
/** A phone with letters twice as large. */
export const tiny = '(max-width: 15em)'
export const narrow = '(max-width: 39.99em)'
export const medium = '(min-width: 40em)'
export const wide = '(min-width: 64em)'
/** Room for a list and what is chosen in it, beside the sidebar: 1100 px. */
export const panes = '(min-width: 68.75em)'
/** Five columns beside a sidebar: 1280 px. */
export const broad = '(min-width: 80em)'
/** A thumb. */
export const touch = '(pointer: coarse)'
/** A desk with a mouse: rows may stand closer than a thumb needs. */
export const dense = '(min-width: 80em) and (pointer: fine)'
/** Six proposals side by side, beside a sidebar: 1800 px. */
export const widest = '(min-width: 112.5em)'
/** A phone on its side, or a page at twice its size: what sticks would leave no room for the rest. */
export const low = '(max-height: 35em)'
/** The person's own few colours, as Windows' contrast themes: backgrounds and shadows are gone, so a state is seen by a border or by `Highlight`. */
export const forced = '(forced-colors: active)'
export const still = '(prefers-reduced-motion: reduce)'
