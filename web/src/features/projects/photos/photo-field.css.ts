import { globalStyle, style } from '@vanilla-extract/css'
import { touch } from '../../../styles/media'
import { radius, size, space, target, weight } from '../../../styles/scale'
import { vars } from '../../../styles/theme.css'

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.75rem), 1fr))',
  gap: space.s,
})
/** Published photos keep their order. */
export const photos = style([tiles, { margin: 0, padding: 0, listStyle: 'none' }])
export const tile = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  borderRadius: radius.m,
  border: `1px solid ${vars.line}`,
  background: vars.surface,
  overflow: 'hidden',
  selectors: {
    '&[data-dragging]': { opacity: 0.4 },
    '&[data-focus-visible]': { outline: `3px solid ${vars.petrol}`, outlineOffset: '1px' },
  },
})
/** As high as the photo: nothing moves under a finger. */
export const removedTile = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  minHeight: '9.25rem',
  borderRadius: radius.m,
  border: `1px dashed ${vars.lineStrong}`,
  textAlign: 'center',
})
/** Without arrows. */
export const removedOfPublished = style([removedTile, { minHeight: 0, aspectRatio: '4 / 3' }])
globalStyle(`${tiles} .react-aria-DropIndicator[data-drop-target]`, { outline: `2px solid ${vars.petrol}`, borderRadius: radius.s })

export const preview = style({ display: 'block', width: '100%', aspectRatio: '4 / 3', overflow: 'hidden', objectFit: 'cover', background: vars.sunk })
/** A finger's target around a small disc. */
export const remove = style({
  position: 'absolute',
  top: 0,
  right: 0,
  display: 'grid',
  placeItems: 'center',
  width: target.min,
  height: target.min,
  padding: '7px',
  borderRadius: radius.round,
  cursor: 'pointer',
  color: vars.ink,
  background: `${vars.surface} content-box`,
  selectors: { '&[data-hovered], &[data-pressed]': { color: vars.bad } },
})
export const cover = style({
  position: 'absolute',
  left: space.xs,
  // Above the arrows.
  bottom: `calc(${target.min} + ${space.xs})`,
  padding: `0 ${space.xs}`,
  borderRadius: radius.s,
  fontSize: size.xs,
  fontWeight: weight.strong,
  color: vars.ink,
  background: vars.surface,
})
export const coverOfPublished = style([cover, { bottom: space.xs }])
export const moves = style({ display: 'flex', justifyContent: 'space-between' })
export const move = style({
  display: 'grid',
  placeItems: 'center',
  flex: 1,
  height: target.min,
  cursor: 'pointer',
  color: vars.ink,
  selectors: { '&[data-hovered], &[data-pressed]': { background: vars.petrolTint }, '&[data-disabled]': { color: vars.line, cursor: 'default' } },
})
export const handle = style([move, { cursor: 'grab', touchAction: 'none', color: vars.inkSoft }])
/** Touch means a camera; a laptop's is no use on site. */
export const camera = style({ display: 'none', '@media': { [touch]: { display: 'contents' } } })
export const rejected = style({ display: 'grid', gap: space.xs, margin: 0, padding: 0, listStyle: 'none', overflowWrap: 'anywhere' })
