import { style } from '@vanilla-extract/css'
import { size, space, target, weight } from '../../../styles/scale'
import { vars } from '../../../styles/theme.css'

export const summary = style({
  minHeight: target.min,
  padding: `${space.s} 0`,
  fontSize: size.s,
  fontWeight: weight.strong,
  color: vars.petrol,
  cursor: 'pointer',
})
/** Text below a summary, clear of its focus ring. */
export const first = style({ paddingTop: space.xs })
