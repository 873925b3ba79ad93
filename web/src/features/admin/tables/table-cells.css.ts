import { style } from '@vanilla-extract/css'
import { space } from '../../../styles/scale'

export const person = style({ display: 'flex', alignItems: 'center', gap: space.s, minWidth: 0 })
export const figure = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' })
