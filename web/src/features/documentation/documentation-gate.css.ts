import { style } from '@vanilla-extract/css'
import { motion, radius, space } from '../../styles/scale'
import { vars } from '../../styles/theme.css'

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.l,
  padding: space.l,
  background: vars.surface,
  border: `1px solid ${vars.line}`,
  borderRadius: radius.l,
  boxShadow: vars.cardShadow,
  transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
})
export const wrong = style([card, { background: vars.badTint, borderColor: vars.bad }])
export const head = style({ display: 'flex', alignItems: 'center', gap: space.s })
export const icon = style({ color: vars.petrol, display: 'inline-flex' })
