import { style } from '@vanilla-extract/css'

export const own = style({ textAlign: 'right' })
