import { style } from '@vanilla-extract/css'
import { font } from '../../../styles/scale'
import { vars } from '../../../styles/theme.css'

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.5rem',
  fontFamily: font.display,
  fontSize: 'min(1.375rem, 7vw)',
  fontWeight: 750,
  letterSpacing: '-0.035em',
  lineHeight: 1,
  color: vars.ink,
})
export const mark = style({ flex: 'none' })
export const wall = style({ fill: vars.petrol })
export const base = style({ fill: vars.cta })
