import { style } from '@vanilla-extract/css'

/** Holds its room while the picture comes, and never makes the page wider. */
export const frame = style({ position: 'relative', minHeight: '260px', minWidth: 0, overflow: 'hidden' })
export const canvas = style({ width: '100%' })
