import { style } from '@vanilla-extract/css'
import { size, space } from '../styles/scale'
import { vars } from '../styles/theme.css'

export const composer = style({ flex: 'none', background: vars.surface, paddingBottom: 'env(safe-area-inset-bottom)' })
export const warning = style({
  padding: `${space.xs} ${space.m}`,
  background: vars.badTint,
  color: vars.bad,
  fontSize: size.s,
  fontWeight: 600,
})
