import { style } from '@vanilla-extract/css'
import { medium, wide } from '../../../styles/media'
import { space } from '../../../styles/scale'
import { vars } from '../../../styles/theme.css'

export const hero = style({
  display: 'grid',
  gap: space.xl,
  paddingTop: space.xxl,
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.1fr)', alignItems: 'end', gap: space.xxxl, paddingTop: space.xxxl } },
})
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.m,
  '@media': { [wide]: { paddingBottom: space.xxxl, alignSelf: 'center' } },
})
export const lead = style({ fontSize: 'clamp(1.0625rem, 1rem + 0.35vw, 1.25rem)', color: vars.inkSoft, maxWidth: '34rem' })
export const actions = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s,
  marginTop: space.xs,
  '@media': { [medium]: { flexDirection: 'row' } },
})
export const drawing = style({ width: '100%', maxWidth: '40rem', marginInline: 'auto', marginBottom: '-1.5%' })
