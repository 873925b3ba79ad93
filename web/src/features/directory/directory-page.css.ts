import { style } from '@vanilla-extract/css'

/** As high as the control, so that nothing below moves when it comes. */
export const frame = style({ minHeight: '4.75rem', maxWidth: '24rem' })
