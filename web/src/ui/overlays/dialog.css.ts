import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { forced, medium } from '../../styles/media'
import { layer, motion, radius, size, space } from '../../styles/scale'
import { vars } from '../../styles/theme.css'

const fade = keyframes({ from: { opacity: 0 } })
const rise = keyframes({ from: { transform: 'translateY(24px)', opacity: 0 } })

export const scrim = style({
  position: 'fixed',
  inset: 0,
  height: 'var(--visual-viewport-height, 100dvh)',
  zIndex: layer.overlay,
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  background: vars.scrim,
  selectors: { '&[data-entering]': { animation: `${fade} ${motion.quick} ease-out` } },
  '@media': { [medium]: { alignItems: 'center', padding: space.xl } },
})

const sheet = style({
  width: '100%',
  maxHeight: '92%',
  display: 'flex',
  background: vars.surface,
  color: vars.ink,
  borderRadius: `${radius.xl} ${radius.xl} 0 0`,
  boxShadow: vars.raisedShadow,
  outline: 'none',
  overflow: 'hidden',
  selectors: { '&[data-entering]': { animation: `${rise} ${motion.calm} ease-out` } },
  '@media': { [medium]: { borderRadius: radius.xl, border: `1px solid ${vars.line}` }, [forced]: { border: '1px solid' } },
})
export const widths = styleVariants({ s: [sheet, { maxWidth: '27rem' }], m: [sheet, { maxWidth: '36rem' }], l: [sheet, { maxWidth: '52rem' }] })

export const dialog = style({ flex: 1, display: 'flex', flexDirection: 'column', outline: 'none' })
export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space.s,
  padding: `${space.l} ${space.s} 0 ${space.l}`,
})
export const title = style({ fontSize: size.xxl, padding: '6px 0' })
export const body = style({
  flex: 1,
  overflow: 'auto',
  padding: `${space.xs} ${space.l} ${space.l}`,
  display: 'flex',
  flexDirection: 'column',
  gap: space.m,
})
export const foot = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: space.s,
  padding: `${space.m} ${space.l} calc(${space.l} + env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${vars.line}`,
  '@media': { [medium]: { flexDirection: 'row', justifyContent: 'flex-end' } },
})
