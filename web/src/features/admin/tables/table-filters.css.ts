import { style } from '@vanilla-extract/css'
import { medium } from '../../../styles/media'
import { space } from '../../../styles/scale'

export const frame = style({
  display: 'grid',
  gap: space.s,
  alignItems: 'end',
  '@media': { [medium]: { gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))' } },
})
export const search = style({ gridColumn: '1 / -1' })
