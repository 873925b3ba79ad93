import { style } from '@vanilla-extract/css'
import { radius, target } from '../styles/scale'
import { vars } from '../styles/theme.css'

export const button = style({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  width: target.min,
  height: target.min,
  borderRadius: radius.m,
  cursor: 'pointer',
  selectors: { '&[data-hovered], &[data-pressed], &[aria-expanded=true]': { background: vars.petrolTint } },
})
