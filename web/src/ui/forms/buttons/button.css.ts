import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { forced } from '../../../styles/media'
import { motion, radius, size, space, target, weight } from '../../../styles/scale'
import { vars } from '../../../styles/theme.css'

export const base = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  maxWidth: '100%',
  minHeight: '48px',
  padding: `${space.xs} ${space.l}`,
  borderRadius: radius.m,
  fontSize: size.m,
  fontWeight: weight.strong,
  lineHeight: 1.25,
  textAlign: 'center',
  textDecoration: 'none',
  userSelect: 'none',
  cursor: 'pointer',
  transition: `background-color ${motion.quick}, box-shadow ${motion.quick}, transform ${motion.quick}`,
  selectors: {
    '&[data-pressed]': { transform: 'scale(0.985)' },
    '&[data-disabled]': { cursor: 'not-allowed' },
    '&[data-pending]': { cursor: 'progress' },
  },
  '@media': {
    print: { display: 'none' },
    [forced]: { border: '1.5px solid ButtonBorder', selectors: { '&[data-disabled]': { color: 'GrayText', borderColor: 'GrayText' } } },
  },
})

// A disabled button stays readable: sunk, not faded.
const off = { background: vars.sunk, color: vars.inkSoft, boxShadow: `inset 0 0 0 1.5px ${vars.line}` }

export const variants = styleVariants({
  primary: [
    base,
    { background: vars.cta, color: vars.onCta, selectors: { '&[data-hovered]': { background: vars.ctaHover }, '&[data-disabled]': off } },
  ],
  secondary: [
    base,
    {
      color: vars.petrol,
      boxShadow: `inset 0 0 0 1.5px ${vars.edge}`,
      selectors: { '&[data-hovered]': { background: vars.petrolTint }, '&[data-disabled]': off },
    },
  ],
  quiet: [
    base,
    {
      color: vars.petrol,
      padding: `${space.xs} ${space.s}`,
      selectors: { '&[data-hovered]': { background: vars.petrolTint }, '&[data-disabled]': { color: vars.inkSoft, background: 'none' } },
    },
  ],
  danger: [
    base,
    { background: vars.danger, color: vars.onDanger, selectors: { '&[data-hovered]': { background: vars.dangerHover }, '&[data-disabled]': off } },
  ],
})

export const compact = style({ minHeight: target.min, fontSize: '0.9375rem', padding: `${space.xxs} ${space.m}` })
export const wide = style({ width: '100%' })

export const words = style({ display: 'inline-flex', alignItems: 'center', justifyContent: 'center', gap: space.xs })
export const working = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' })
globalStyle(`[data-pending] > ${words}`, { visibility: 'hidden' })
