import { style } from '@vanilla-extract/css'
import { minus, radius, size, space, target, weight } from '../../styles/scale'
import { vars } from '../../styles/theme.css'

/** A finger's target that does not raise its line. */
export const mark = style({
  position: 'relative',
  minHeight: target.min,
  padding: `0 ${space.xs}`,
  margin: `-8px ${minus(space.xs)} -8px auto`,
  borderRadius: radius.s,
  fontSize: size.s,
  fontWeight: weight.strong,
  color: vars.petrol,
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { textDecoration: 'underline' } },
})
