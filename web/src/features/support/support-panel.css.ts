import { keyframes, style } from '@vanilla-extract/css'
import { medium, still, wide } from '../../styles/media'
import { bottomRoom, layer, motion, radius, size, space, target } from '../../styles/scale'
import { oneLine } from '../../styles/text.css'
import { vars } from '../../styles/theme.css'

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(16px)' } })

/** A sheet at the foot of a phone; elsewhere 320 by 450 pixels in the corner. Product 66. */
export const panel = style({
  position: 'fixed',
  zIndex: layer.floating,
  insetInline: 0,
  bottom: 0,
  height: 'min(34rem, 100dvh - 3rem)',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  background: vars.paper,
  color: vars.ink,
  border: `1px solid ${vars.lineStrong}`,
  borderRadius: `${radius.xl} ${radius.xl} 0 0`,
  boxShadow: vars.raisedShadow,
  outline: 'none',
  animation: `${rise} ${motion.calm} ease-out`,
  '@media': {
    [medium]: {
      insetInline: `auto ${space.m}`,
      bottom: `calc(${bottomRoom} + ${space.m})`,
      width: '320px',
      height: `min(450px, calc(100dvh - ${bottomRoom} - ${space.xxl}))`,
      borderRadius: radius.l,
    },
    [wide]: { right: space.xl, bottom: `calc(${bottomRoom} + ${space.xl})` },
    [still]: { animation: 'none' },
    print: { display: 'none' },
  },
})
export const head = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  padding: `${space.xxs} ${space.xxs} ${space.xxs} ${space.m}`,
  background: vars.surface,
  borderBottom: `1px solid ${vars.line}`,
})
export const close = style({ marginLeft: 'auto' })

export const subject = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  width: '100%',
  minHeight: target.min,
  padding: `0 ${space.m}`,
  background: vars.sunk,
  borderBottom: `1px solid ${vars.line}`,
  fontSize: size.s,
  textAlign: 'left',
  cursor: 'pointer',
  selectors: { '&[data-hovered], &[aria-expanded=true]': { background: vars.petrolTint }, '&[data-focus-visible]': { outlineOffset: '-3px' } },
})
export const subjectName = style([oneLine, { flex: 1 }])
