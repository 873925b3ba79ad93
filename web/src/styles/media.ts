/** Phone first: these widen. `wide` is where the sidebar takes the place of the bottom bar. */
export const narrow = '(max-width: 639.98px)'
export const medium = '(min-width: 640px)'
export const wide = '(min-width: 1024px)'
export const still = '(prefers-reduced-motion: reduce)'
