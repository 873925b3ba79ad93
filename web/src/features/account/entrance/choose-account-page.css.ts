import { style } from '@vanilla-extract/css'
import { radius, space } from '../../../styles/scale'
import { vars } from '../../../styles/theme.css'

export const cards = style({ display: 'flex', flexDirection: 'column', gap: space.m })
export const card = style({ display: 'flex', alignItems: 'center', gap: space.m, padding: space.xxs })
export const icon = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '56px',
  height: '56px',
  borderRadius: radius.m,
  background: vars.petrolTint,
  color: vars.petrol,
})
export const words = style({ flex: 1, display: 'flex', flexDirection: 'column', gap: '2px' })
export const text = style({ color: vars.inkSoft })
export const arrow = style({ color: vars.inkSoft })
