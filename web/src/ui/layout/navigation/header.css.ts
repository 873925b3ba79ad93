import { style } from '@vanilla-extract/css'
import { forced, wide } from '../../../styles/media'
import { layout, radius, space, target } from '../../../styles/scale'
import { vars } from '../../../styles/theme.css'

export const header = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.m,
  height: layout.header,
  paddingInline: `max(${space.m}, env(safe-area-inset-left)) max(${space.s}, env(safe-area-inset-right))`,
  background: vars.surface,
  borderBottom: `1px solid ${vars.line}`,
  '@media': { [wide]: { height: layout.headerWide, paddingInline: '1.625rem 1.5rem' } },
})
export const home = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: target.min,
  borderRadius: radius.s,
  textDecoration: 'none',
  cursor: 'pointer',
})
export const nav = style({ display: 'none', '@media': { [wide]: { display: 'flex', gap: space.xxs, marginLeft: space.l } } })
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minHeight: target.min,
  padding: `0 ${space.s}`,
  borderRadius: radius.m,
  fontSize: '0.9375rem',
  fontWeight: 600,
  color: vars.inkSoft,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { background: vars.petrolTint, color: vars.petrol }, '&[data-current]': { color: vars.petrol } },
  '@media': { [forced]: { selectors: { '&[data-current]': { border: '2px solid Highlight' } } } },
})
export const end = style({ marginLeft: 'auto', display: 'flex', alignItems: 'center', gap: space.xxs })
