import { style } from '@vanilla-extract/css'
import { forced, wide } from '../../styles/media'
import { motion, size, space, weight } from '../../styles/scale'
import { oneLine } from '../../styles/text.css'
import { vars } from '../../styles/theme.css'

export const row = style({
  display: 'flex',
  gap: space.s,
  padding: `${space.s} ${space.m}`,
  borderBottom: `1px solid ${vars.line}`,
  textDecoration: 'none',
  transition: `background-color ${motion.quick}`,
  selectors: {
    '&[data-hovered]': { background: vars.sunk },
    '&[data-pressed]': { background: vars.petrolTint },
    '&[data-focus-visible]': { outlineOffset: '-4px' },
  },
  '@media': { [wide]: { padding: `${space.s} ${space.l}` } },
})
export const openRow = style([
  row,
  // Not the tint of faces, which would blend in.
  { background: vars.sunk, boxShadow: `inset 3px 0 ${vars.petrol}`, '@media': { [forced]: { border: '2px solid Highlight' } } },
])

export const face = style({ position: 'relative', flex: 'none', height: 'fit-content', marginTop: '2px' })
export const online = style({
  position: 'absolute',
  right: '-1px',
  bottom: '-1px',
  width: '13px',
  height: '13px',
  borderRadius: '50%',
  background: vars.ok,
  boxShadow: `0 0 0 2.5px ${vars.surface}`,
})

export const words = style({ flex: 1, display: 'flex', flexDirection: 'column', gap: '1px' })
export const line = style({ display: 'flex', alignItems: 'center', gap: space.xs, minHeight: '1.375rem' })
export const name = style([oneLine, { flex: 1, fontWeight: weight.strong }])
export const project = style([oneLine, { fontSize: size.xs, color: vars.inkSoft }])
export const preview = style([oneLine, { flex: 1, fontSize: size.s, color: vars.inkSoft }])
export const freshPreview = style([preview, { color: vars.ink, fontWeight: weight.medium }])
export const time = style({ flex: 'none', fontSize: size.xs, color: vars.inkSoft, fontVariantNumeric: 'tabular-nums' })
export const freshTime = style([time, { color: vars.ctaText, fontWeight: weight.strong }])
export const waiting = style({ flex: 'none', color: vars.warn })
