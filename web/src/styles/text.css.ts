import { style } from '@vanilla-extract/css'
import { font } from './scale'

export const figures = style({ fontFamily: font.display, fontVariantNumeric: 'tabular-nums', letterSpacing: '-0.02em', lineHeight: 1.1 })
export const unbroken = style({ whiteSpace: 'nowrap' })
/** Letters in the longest word of a figure, which ui/content/figure.tsx counts, and how wide one of them is, in em. */
export const longestName = '--longest'
export const letterWidth = 0.56
export const oneLine = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
