import { style } from '@vanilla-extract/css'
import { radius, space } from '../../styles/scale'
import { vars } from '../../styles/theme.css'

export const grid = style({ display: 'grid', gap: space.s, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))' })
export const link = style({ display: 'block', borderRadius: radius.m })
export const photo = style({
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: radius.m,
  background: vars.sunk,
  border: `1px solid ${vars.line}`,
})
