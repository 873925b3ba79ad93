import { style } from '@vanilla-extract/css'
import { radius, weight } from '../../styles/scale'
import { vars } from '../../styles/theme.css'

export const badge = style({
  minWidth: '18px',
  height: '18px',
  padding: '0 5px',
  borderRadius: radius.round,
  background: vars.cta,
  color: vars.onCta,
  fontSize: '0.6875rem',
  fontWeight: weight.heavy,
  lineHeight: '18px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
})

export const corner = style([badge, { position: 'absolute', top: '3px', left: 'calc(50% + 2px)', boxShadow: `0 0 0 2px ${vars.surface}` }])
