import { style } from '@vanilla-extract/css'
import { radius, space } from '../styles/scale'
import { vars } from '../styles/theme.css'

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
