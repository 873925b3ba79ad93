import { style } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css'

/** A drawing's dimension line ('cota'): a line between two ticks. */
export const line = style({
  position: 'relative',
  display: 'block',
  height: '13px',
  color: vars.lineStrong,
  selectors: {
    '&::before': { content: '', position: 'absolute', insetInline: 0, top: '6px', borderTop: '1.5px solid' },
    '&::after': { content: '', position: 'absolute', insetInline: '4px', top: '1px', height: '11px', borderInline: '1.5px solid' },
  },
})

export const tick = style({
  position: 'absolute',
  top: 0,
  height: '13px',
  borderLeft: '1.5px solid',
  transform: 'rotate(45deg)',
  selectors: { '&:first-child': { left: '4px' }, '&:last-child': { right: '4px' } },
})
