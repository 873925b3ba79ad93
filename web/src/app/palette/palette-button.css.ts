import { style } from '@vanilla-extract/css'

export const button = style({ display: 'flex' })
