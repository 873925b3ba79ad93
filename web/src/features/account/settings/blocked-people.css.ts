import { style } from '@vanilla-extract/css'
import { space } from '../../../styles/scale'

export const list = style({ display: 'flex', flexDirection: 'column', gap: space.s, margin: 0, padding: 0, listStyle: 'none' })
export const person = style({ display: 'flex', alignItems: 'center', gap: space.s })
export const name = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' })
