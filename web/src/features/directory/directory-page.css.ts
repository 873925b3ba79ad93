import { style } from '@vanilla-extract/css'

/** As high as the control that comes. */
export const frame = style({ minHeight: '4.75rem', maxWidth: '24rem' })
