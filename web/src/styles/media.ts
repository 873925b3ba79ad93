/**
 * Phone first, then 640 and 1024 px. `wide` replaces the bottom bar by the sidebar. In em, so that larger letters get the layout with room for
 * them.
 */
export const smallest = '(max-width: 22.4em)'
/** A phone with letters twice as large. */
export const tiny = '(max-width: 15em)'
export const narrow = '(max-width: 39.99em)'
export const medium = '(min-width: 40em)'
export const wide = '(min-width: 64em)'
/** Room for a list and its detail beside the sidebar: 1100 px. */
export const panes = '(min-width: 68.75em)'
/** Five columns beside a sidebar: 1280 px. */
export const broad = '(min-width: 80em)'
export const touch = '(pointer: coarse)'
/** A desk with a mouse: rows may be closer than a thumb needs. */
export const dense = '(min-width: 80em) and (pointer: fine)'
/** Six proposals side by side, beside a sidebar: 1800 px. */
export const widest = '(min-width: 112.5em)'
/** A phone on its side, or a page at twice its size: sticky parts would leave no room. */
export const low = '(max-height: 35em)'
/** Windows' contrast themes: backgrounds and shadows are gone, so a state is shown by a border or by `Highlight`. */
export const forced = '(forced-colors: active)'
export const still = '(prefers-reduced-motion: reduce)'
