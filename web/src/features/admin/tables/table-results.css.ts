import { style } from '@vanilla-extract/css'

/** What answers the question before, until the present one has an answer. */
export const stale = style({ opacity: 0.55 })
