import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { layer, motion, radius, size, space } from '../../styles/scale'
import { vars } from '../../styles/theme.css'

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } })

export const area = style({
  position: 'fixed',
  zIndex: layer.toast,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
  outline: 'none',
})

const toast = style({
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.s,
  width: 'min(26rem, calc(100vw - 24px))',
  padding: `${space.xs} ${space.xs} ${space.xs} ${space.m}`,
  borderRadius: radius.l,
  border: `1px solid ${vars.lineStrong}`,
  background: vars.surface,
  color: vars.ink,
  boxShadow: vars.raisedShadow,
  animation: `${arrive} ${motion.calm} ease-out`,
})
export const tones = styleVariants({
  plain: [toast],
  ok: [toast],
  bad: [toast, { background: vars.badTint, borderColor: vars.bad }],
})
export const marks = styleVariants({ plain: { color: vars.petrol }, ok: { color: vars.ok }, bad: { color: vars.bad } })
export const mark = style({ flex: 'none', paddingTop: '11px' })
export const words = style({ flex: 1, padding: '10px 0', display: 'flex', flexDirection: 'column', gap: '2px' })
export const title = style({ fontWeight: 600, lineHeight: 1.35 })
export const description = style({ fontSize: size.s, lineHeight: 1.45 })
