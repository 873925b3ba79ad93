import { style } from '@vanilla-extract/css'
import { motion, radius, size } from '../../styles/scale'
import { vars } from '../../styles/theme.css'

export const frame = style({ display: 'flex', flexDirection: 'column', gap: '6px' })
export const track = style({
  height: '8px',
  borderRadius: radius.round,
  background: vars.sunk,
  boxShadow: `inset 0 0 0 1px ${vars.line}`,
  overflow: 'hidden',
})
export const fill = style({ height: '100%', borderRadius: radius.round, background: vars.petrol, transition: `width ${motion.calm}` })
export const words = style({ fontSize: size.s, color: vars.inkSoft })
