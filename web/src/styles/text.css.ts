import { style } from '@vanilla-extract/css'
import { font } from './scale'

/** Manners of text that several controls share. */
export const figures = style({ fontFamily: font.display, fontVariantNumeric: 'tabular-nums', letterSpacing: '-0.02em', lineHeight: 1.1 })
export const oneLine = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
