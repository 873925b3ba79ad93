import { style } from '@vanilla-extract/css'
import { radius } from '../../styles/scale'

/** Above the link of a whole card. */
export const link = style({
  position: 'relative',
  zIndex: 1,
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: radius.s,
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { textDecoration: 'underline' } },
})
export const face = style([link, { display: 'block', flex: 'none' }])
