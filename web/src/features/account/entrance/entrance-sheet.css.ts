import { style } from '@vanilla-extract/css'
import { font, space } from '../../../styles/scale'
import { vars } from '../../../styles/theme.css'

export const promise = style({
  fontFamily: font.display,
  fontSize: 'clamp(2.25rem, 1rem + 2.4vw, 3.5rem)',
  fontWeight: 700,
  lineHeight: 1.04,
  letterSpacing: '-0.03em',
  textWrap: 'balance',
})
export const text = style({ color: vars.inkSoft, marginTop: space.m, maxWidth: '28rem', fontSize: '1.0625rem' })
export const drawing = style({ marginBottom: '-1%' })
