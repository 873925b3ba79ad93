import { globalStyle, style } from '@vanilla-extract/css'
import { narrow } from '../../../styles/media'
import { minus, size, space } from '../../../styles/scale'

/** Room for the ring of a focused chip, which a line that scrolls would cut off. */
const RING = '5px'

/** One line that a finger moves on a phone: the list begins above the fold. */
export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  '@media': {
    [narrow]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      margin: `-${RING} ${minus(space.m)}`,
      padding: `${RING} ${space.m}`,
    },
  },
})
/** The chips flow on beside the button before them. */
globalStyle(`${filters} > div`, { display: 'contents' })
globalStyle(`${filters} button`, { flex: 'none' })
/** A mouse hits what is smaller than a finger needs. */
globalStyle(`${filters} button`, { '@media': { '(pointer: fine)': { minHeight: '36px', paddingInline: space.s, fontSize: size.s } } })
