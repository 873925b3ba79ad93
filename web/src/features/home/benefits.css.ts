import { style } from '@vanilla-extract/css'
import { medium, wide } from '../../styles/media'
import { radius, space } from '../../styles/scale'
import { vars } from '../../styles/theme.css'

export const frame = style({
  display: 'grid',
  gap: space.xxl,
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'center', gap: space.huge } },
})
export const benefits = style({
  display: 'grid',
  gap: space.xl,
  '@media': { [medium]: { gridTemplateColumns: '1fr 1fr', gap: space.xxl } },
})
export const benefit = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: `${space.xxs} ${space.m}`,
  alignContent: 'start',
  '@media': { [medium]: { gridTemplateColumns: '1fr', gap: space.xs } },
})
export const icon = style({
  gridRow: '1 / span 2',
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  borderRadius: radius.m,
  background: vars.petrolTint,
  color: vars.petrol,
  '@media': { [medium]: { gridRow: 'auto', marginBottom: space.xxs } },
})
export const text = style({ color: vars.inkSoft })
