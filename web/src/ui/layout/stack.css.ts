import { style, styleVariants } from '@vanilla-extract/css'
import { space } from '../../styles/scale'

export const gaps = styleVariants(space, (gap) => ({ gap }))
export const stack = style({ display: 'flex', flexDirection: 'column', alignItems: 'stretch' })
export const cluster = style({ display: 'flex', flexWrap: 'wrap' })
export const aligns = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  baseline: { alignItems: 'baseline' },
  stretch: { alignItems: 'stretch' },
})
export const justifies = styleVariants({
  start: {},
  between: { justifyContent: 'space-between' },
  end: { justifyContent: 'flex-end' },
  center: { justifyContent: 'center' },
})
export const columns = styleVariants({
  narrow: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))' },
  regular: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))' },
  wide: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 23rem), 1fr))' },
})
