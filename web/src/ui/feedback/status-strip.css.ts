import { style, styleVariants } from '@vanilla-extract/css'
import { size, space, weight } from '../../styles/scale'
import { vars } from '../../styles/theme.css'

const strip = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space.m}`,
  minHeight: '40px',
  padding: `6px ${space.m}`,
  borderTop: `1px solid ${vars.line}`,
  fontSize: size.xs,
  fontWeight: weight.strong,
})
export const tones = styleVariants({
  neutral: [strip, { background: vars.sunk, color: vars.inkSoft }],
  warn: [strip, { background: vars.warnTint, color: vars.warn }],
  bad: [strip, { background: vars.badTint, color: vars.bad }],
})
export const end = style({ marginLeft: 'auto' })
export const words = style({ display: 'inline-flex', alignItems: 'center', gap: space.xs })
