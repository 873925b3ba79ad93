import { style } from '@vanilla-extract/css'
import { minus, radius, space } from '../../styles/scale'

export const pending = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  marginBlock: '-10px',
  paddingInline: space.xxs,
  marginRight: minus(space.xxs),
  borderRadius: radius.s,
  color: 'inherit',
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  selectors: { '&[data-focus-visible]': { outlineOffset: '-4px' } },
})

export const foot = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minHeight: '44px',
  color: 'inherit',
  textDecoration: 'none',
})
