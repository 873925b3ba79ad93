import { style } from '@vanilla-extract/css'
import { radius, space } from '../../styles/scale'
import { vars } from '../../styles/theme.css'

export const grid = style({ display: 'grid', gap: space.s, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))' })
export const item = style({ position: 'relative' })
export const link = style({
  display: 'block',
  width: '100%',
  borderRadius: radius.m,
  cursor: 'zoom-in',
  selectors: { '&[data-focus-visible]': { outline: `3px solid ${vars.focus}`, outlineOffset: '2px' } },
})
export const photo = style({
  display: 'block',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: radius.m,
  background: vars.sunk,
  border: `1px solid ${vars.line}`,
})
