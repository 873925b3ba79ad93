import { style } from '@vanilla-extract/css'
import { space } from '../../../styles/scale'

export const person = style({ display: 'flex', alignItems: 'center', gap: space.s, minWidth: 0 })
export const lines = style({ display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' })
export const figure = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' })
