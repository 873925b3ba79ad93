import { style } from '@vanilla-extract/css'
import { layer, layout, radius, space } from '../styles/scale'
import { vars } from '../styles/theme.css'

export const area = style({
  position: 'fixed',
  zIndex: layer.toast,
  insetInline: space.s,
  top: `calc(${layout.headerWide} + ${space.xs})`,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
})
export const toast = style({
  width: 'min(26rem, calc(100vw - 24px))',
  padding: space.m,
  borderRadius: radius.l,
  border: `1px solid ${vars.lineStrong}`,
  background: vars.surface,
  color: vars.ink,
  boxShadow: vars.raisedShadow,
})
