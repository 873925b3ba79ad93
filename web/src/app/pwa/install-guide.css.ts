import { style } from '@vanilla-extract/css'
import { font, size, space, weight } from '../../styles/scale'
import { vars } from '../../styles/theme.css'

export const drawing = style({ width: 'min(16rem, 100%)', marginInline: 'auto', paddingBlock: space.xs, color: vars.petrol })
export const steps = style({ display: 'flex', flexDirection: 'column', gap: space.m })
export const step = style({ display: 'grid', gridTemplateColumns: '1.5rem 1fr auto', columnGap: space.s, alignItems: 'start' })
export const number = style({
  fontFamily: font.display,
  fontSize: size.xxl,
  fontWeight: weight.heavy,
  lineHeight: 1,
  color: vars.ctaText,
})
export const title = style({ fontWeight: weight.strong })
export const text = style({ fontSize: size.s, color: vars.inkSoft })
export const sign = style({
  display: 'grid',
  placeItems: 'center',
  width: '40px',
  height: '40px',
  borderRadius: '10px',
  background: vars.petrolTint,
  color: vars.petrol,
})
