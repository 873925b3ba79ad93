import { style } from '@vanilla-extract/css'
import { space } from '../../../styles/scale'

export const person = style({ display: 'flex', alignItems: 'center', gap: space.s, minWidth: 0 })
/** A name beside the one of its row: at least so wide, and a long word of it breaks. */
export const name = style({ display: 'inline-block', minWidth: '9rem', overflowWrap: 'anywhere' })
export const figure = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' })
