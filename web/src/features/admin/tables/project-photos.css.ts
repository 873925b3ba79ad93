import { style } from '@vanilla-extract/css'
import { radius, space } from '../../../styles/scale'
import { vars } from '../../../styles/theme.css'

export const photos = style({
  display: 'grid',
  gap: space.s,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12rem), 1fr))',
  listStyle: 'none',
  margin: 0,
  padding: 0,
})

const place = { width: '100%', aspectRatio: '4 / 3', borderRadius: radius.m }
export const photo = style({ ...place, objectFit: 'cover' })

/** Before a photo has loaded. */
export const frame = style({
  ...place,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  padding: space.s,
  textAlign: 'center',
  color: vars.inkSoft,
  background: vars.sunk,
})
