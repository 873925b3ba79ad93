import { style } from '@vanilla-extract/css'
import { wide } from '../styles/media'
import { bottomRoom, layer, space, target } from '../styles/scale'
import { vars } from '../styles/theme.css'

export const button = style({
  position: 'fixed',
  zIndex: layer.bar,
  right: space.m,
  bottom: `calc(${bottomRoom} + ${space.m})`,
  display: 'grid',
  placeItems: 'center',
  width: target.min,
  height: target.min,
  borderRadius: '50%',
  background: vars.surface,
  color: vars.petrol,
  border: `1px solid ${vars.lineStrong}`,
  boxShadow: vars.raisedShadow,
  selectors: { '&[data-hovered]': { background: vars.petrolTint } },
  '@media': { [wide]: { bottom: space.xl, right: space.xl } },
})
