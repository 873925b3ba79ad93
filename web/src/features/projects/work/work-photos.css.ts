import { style } from '@vanilla-extract/css'

export const stage = style({ maxWidth: '22rem' })
