import { style } from '@vanilla-extract/css'
import { layer, radius } from '../../../styles/scale'
import { vars } from '../../../styles/theme.css'

export const link = style({
  position: 'fixed',
  top: '8px',
  left: '8px',
  zIndex: layer.skip,
  padding: '12px 18px',
  borderRadius: radius.m,
  background: vars.petrol,
  color: vars.onPetrol,
  fontWeight: 600,
  transform: 'translateY(-200%)',
  selectors: { '&:focus': { transform: 'none' } },
  '@media': { print: { display: 'none' } },
})
