import { style } from '@vanilla-extract/css'
import { touch } from '../../styles/media'
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
  // A thumb needs more than the line; the padding of words moves nothing.
  '@media': { [touch]: { paddingBlock: '12px' } },
})
export const face = style([link, { display: 'block', flex: 'none', '@media': { [touch]: { padding: '1px', margin: '-1px' } } }])
