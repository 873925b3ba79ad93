import { style } from '@vanilla-extract/css'

/** Reserves its room before the picture comes, and never widens the page. */
export const frame = style({ position: 'relative', minHeight: '260px', minWidth: 0, overflow: 'hidden' })
export const canvas = style({ width: '100%' })
