import { globalStyle, style } from '@vanilla-extract/css'
import { narrow } from '../../../styles/media'
import { minus, size, space } from '../../../styles/scale'

/** Keeps a focused chip's ring in a scrolling line. */
const RING = '5px'

/** Scrolls on a phone: the list begins above the fold. */
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
/** Chips flow beside the button. */
globalStyle(`${filters} > div`, { display: 'contents' })
globalStyle(`${filters} button`, { flex: 'none' })
/** A mouse needs smaller targets. */
globalStyle(`${filters} button`, { '@media': { '(pointer: fine)': { minHeight: '36px', paddingInline: '10px', fontSize: size.s } } })
