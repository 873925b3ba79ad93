import { style } from '@vanilla-extract/css'
import { radius, space } from '../../styles/scale'
import { vars } from '../../styles/theme.css'

/** Four a row on a phone. */
export const photos = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(4.25rem, 1fr))',
  gap: space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const photo = style({
  display: 'block',
  width: '100%',
  aspectRatio: '1',
  objectFit: 'cover',
  borderRadius: radius.s,
  border: `1px solid ${vars.line}`,
  background: vars.sunk,
})
