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
