import { style } from '@vanilla-extract/css'
import { medium } from '../../../styles/media'
import { space } from '../../../styles/scale'

export const filters = style({
  display: 'grid',
  gap: space.s,
  alignItems: 'end',
  '@media': { [medium]: { gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))' } },
})
export const search = style({ gridColumn: '1 / -1' })
/** Results of the previous question, until the present one has an answer. */
export const stale = style({ opacity: 0.55 })
