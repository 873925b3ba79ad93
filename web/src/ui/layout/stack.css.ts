import { style, styleVariants } from '@vanilla-extract/css'
import { space } from '../../styles/scale'

export const gaps = styleVariants(space, (gap) => ({ gap }))
export const stack = style({ display: 'flex', flexDirection: 'column', alignItems: 'stretch' })
export const cluster = style({ display: 'flex', flexWrap: 'wrap' })
export const aligns = styleVariants({ start: { alignItems: 'flex-start' }, center: { alignItems: 'center' } })
export const justifies = styleVariants({
  start: {},
  between: { justifyContent: 'space-between' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
})
export const columns = styleVariants({ regular: '17rem', wide: '23rem' }, (least) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))`,
}))
