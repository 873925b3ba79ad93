import { keyframes, style } from '@vanilla-extract/css'
import { medium, still, wide } from '../../styles/media'
import { bottomRoom, layer, motion, radius, size, space, target } from '../../styles/scale'
import { oneLine } from '../../styles/text.css'
import { vars } from '../../styles/theme.css'

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(16px)' } })

/** 320 by 450 pixels, less on smaller screens. Product 66. */
export const panel = style({
  position: 'fixed',
  zIndex: layer.floating,
  right: space.xs,
  bottom: `calc(${bottomRoom} + ${space.xs})`,
  width: `min(320px, calc(100vw - 2 * ${space.xs}))`,
  height: `min(450px, calc(100dvh - ${bottomRoom} - ${space.m}))`,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  background: vars.paper,
  color: vars.ink,
  border: `1px solid ${vars.lineStrong}`,
  borderRadius: radius.l,
  boxShadow: vars.raisedShadow,
  outline: 'none',
  animation: `${rise} ${motion.calm} ease-out`,
  '@media': {
    [medium]: {
      right: space.m,
      bottom: `calc(${bottomRoom} + ${space.m})`,
      height: `min(450px, calc(100dvh - ${bottomRoom} - ${space.xxl}))`,
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
