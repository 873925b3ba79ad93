import { style } from '@vanilla-extract/css'
import { radius, space } from '../../../styles/scale'

export const person = style({ display: 'flex', alignItems: 'center', gap: space.s, minWidth: 0 })
export const lines = style({ display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' })
export const figure = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' })
export const photos = style({
  display: 'grid',
  gap: space.s,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12rem), 1fr))',
  listStyle: 'none',
  margin: 0,
  padding: 0,
})
export const photo = style({ width: '100%', aspectRatio: '4 / 3', objectFit: 'cover', borderRadius: radius.m })
