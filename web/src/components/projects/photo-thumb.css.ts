import { style } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css'

export const photo = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  color: vars.inkSoft,
  background: vars.sunk,
})
