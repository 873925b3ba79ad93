import { style } from '@vanilla-extract/css'
import { wide } from '../../styles/media'
import { space } from '../../styles/scale'

export const frame = style({
  display: 'grid',
  gap: space.xxl,
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'center', gap: space.huge } },
})
