import { style } from '@vanilla-extract/css'
import { fieldInset, radius, size, space, target, weight } from '../../styles/scale'
import { vars } from '../../styles/theme.css'
import { box, input } from './field.css'

export const frame = style([box, { flexDirection: 'column', alignItems: 'stretch' }])
export const area = style([
  input,
  {
    display: 'block',
    fieldSizing: 'content',
    minHeight: '8.5rem',
    maxHeight: '60dvh',
    padding: `0.75rem ${fieldInset}`,
    fontSize: size.m,
    lineHeight: 1.5,
    resize: 'vertical',
  },
])
export const short = style({ minHeight: '5.5rem' })
/** As high as a line until it has more. */
export const line = style({ minHeight: 'calc(50px - 3px)', resize: 'none' })
export const foot = style({ display: 'flex', alignItems: 'center', gap: space.xs, padding: '0 0.5rem 0.375rem', flexWrap: 'wrap' })
export const shortcuts = style({ display: 'flex', gap: '6px', flexWrap: 'wrap' })
export const shortcut = style({
  minWidth: target.min,
  minHeight: target.min,
  padding: `0 ${space.s}`,
  borderRadius: radius.s,
  background: vars.sunk,
  color: vars.ink,
  fontSize: size.s,
  fontWeight: weight.strong,
  selectors: {
    '&[data-hovered], &[data-pressed]': { background: vars.petrolTint, color: vars.petrol },
    '&[data-focus-visible]': { outlineOffset: '-2px' },
  },
})
export const counter = style({
  marginLeft: 'auto',
  paddingRight: '0.375rem',
  fontSize: size.xs,
  color: vars.inkSoft,
  fontVariantNumeric: 'tabular-nums',
})
