import { style } from '@vanilla-extract/css'
import { motion, radius, space } from '../../styles/scale'
import { vars } from '../../styles/theme.css'

export const bar = style({
  position: 'absolute',
  insetInline: space.xs,
  bottom: space.xs,
  padding: '3px',
  borderRadius: radius.round,
  background: vars.surface,
  boxShadow: vars.raisedShadow,
  pointerEvents: 'none',
})
export const track = style({
  height: '8px',
  borderRadius: radius.round,
  background: vars.sunk,
  boxShadow: `inset 0 0 0 1px ${vars.line}`,
  overflow: 'hidden',
})
export const fill = style({ height: '100%', borderRadius: radius.round, background: vars.petrol, transition: `width ${motion.calm}` })
