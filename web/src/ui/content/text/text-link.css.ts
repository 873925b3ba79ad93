import { style } from '@vanilla-extract/css'
import { radius, weight } from '../../../styles/scale'
import { vars } from '../../../styles/theme.css'

export const link = style({
  color: vars.petrol,
  fontWeight: weight.strong,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  borderRadius: radius.s,
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { color: vars.petrolHover, textDecorationThickness: '2px' } },
})

/** On a line of its own the link is a target for a thumb. */
export const alone = style({ display: 'inline-flex', alignItems: 'center', gap: '0.375rem', minHeight: '44px' })
