import { style } from '@vanilla-extract/css'
import { font, size } from './scale'
import { vars } from './theme.css'

/** Manners of text that several controls share. */
export const soft = style({ color: vars.inkSoft })
export const small = style({ fontSize: size.s })
export const figures = style({ fontFamily: font.display, fontVariantNumeric: 'tabular-nums', letterSpacing: '-0.02em', lineHeight: 1.1 })
export const oneLine = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
