import { style } from '@vanilla-extract/css'
import { radius, weight } from '../../styles/scale'
import { vars } from '../../styles/theme.css'

export const badge = style({
  minWidth: '1.64em',
  height: '1.64em',
  padding: '0 0.45em',
  borderRadius: radius.round,
  background: vars.cta,
  color: vars.onCta,
  // On icons, which do not grow with the letters.
  fontSize: 'min(0.6875rem, 14px)',
  fontWeight: weight.heavy,
  lineHeight: '1.64em',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
})

export const corner = style([badge, { position: 'absolute', top: '3px', left: 'calc(50% + 2px)', boxShadow: `0 0 0 2px ${vars.surface}` }])
