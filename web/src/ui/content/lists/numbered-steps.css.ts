import { style } from '@vanilla-extract/css'
import { wide } from '../../../styles/media'
import { font, space } from '../../../styles/scale'
import { vars } from '../../../styles/theme.css'

export const steps = style({ display: 'grid', gap: space.l, '@media': { [wide]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: space.xxxl } } })
export const step = style({ display: 'flex', flexDirection: 'column', gap: space.s })
export const measure = style({ display: 'none', '@media': { [wide]: { display: 'block' } } })
export const body = style({ display: 'flex', alignItems: 'flex-start', gap: space.m })
export const number = style({
  flex: 'none',
  minWidth: '1.2ch',
  fontFamily: font.display,
  fontSize: 'clamp(2.5rem, 2.2rem + 1.5vw, 3.75rem)',
  fontWeight: 700,
  lineHeight: 0.9,
  letterSpacing: '-0.04em',
  color: vars.ctaText,
})
export const words = style({ display: 'flex', flexDirection: 'column', gap: space.xxs })
export const text = style({ color: vars.inkSoft })
