import { style } from '@vanilla-extract/css'
import { radius, size, space, weight } from '../../../styles/scale'
import { vars } from '../../../styles/theme.css'

export const frame = style({ position: 'relative', '@media': { print: { display: 'none' } } })
export const strip = style({ display: 'flex', gap: space.xs, overflowX: 'auto', overscrollBehaviorX: 'contain', borderRadius: radius.m })
export const photo = style({
  display: 'block',
  flex: 'none',
  // Part of a fourth shows that there are more.
  width: 'clamp(80px, 29%, 112px)',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: radius.m,
  background: vars.sunk,
  border: `1px solid ${vars.line}`,
  cursor: 'zoom-in',
  selectors: { '&[data-focus-visible]': { outline: `3px solid ${vars.focus}`, outlineOffset: '-3px' } },
})
/** Over the first. */
export const count = style({
  position: 'absolute',
  left: '6px',
  bottom: '6px',
  padding: '1px 8px',
  borderRadius: radius.round,
  background: vars.surface,
  color: vars.ink,
  fontSize: size.xs,
  fontWeight: weight.strong,
  pointerEvents: 'none',
})
