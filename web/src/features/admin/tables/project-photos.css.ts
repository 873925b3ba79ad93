import { style, styleVariants } from '@vanilla-extract/css'
import { radius, space } from '../../../styles/scale'
import { vars } from '../../../styles/theme.css'

const grid = (least: string) => ({
  display: 'grid',
  gap: space.s,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))`,
  listStyle: 'none',
  margin: 0,
  padding: 0,
})
export const photos = style(grid('12rem'))
export const small = style(grid('8rem'))

/** A small photo with its words, pressed for the large one. */
export const opening = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxs,
  width: '100%',
  textAlign: 'start',
  borderRadius: radius.m,
  cursor: 'zoom-in',
  selectors: { '&[data-focus-visible]': { outline: `3px solid ${vars.focus}` } },
})

const place = { width: '100%', aspectRatio: '4 / 3', borderRadius: radius.m }
export const photo = styleVariants({
  cover: { ...place, objectFit: 'cover' },
  contain: { maxWidth: '100%', maxHeight: '70dvh', margin: '0 auto', objectFit: 'contain' },
})

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
