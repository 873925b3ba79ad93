import { style } from '@vanilla-extract/css'
import { forced } from '../../../styles/media'
import { motion, radius, size, space, weight } from '../../../styles/scale'
import { vars } from '../../../styles/theme.css'

export const group = style({ display: 'grid', gap: space.s, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))' })
export const card = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.s,
  padding: space.m,
  borderRadius: radius.l,
  background: vars.surface,
  boxShadow: `inset 0 0 0 1.5px ${vars.edge}`,
  cursor: 'pointer',
  transition: `box-shadow ${motion.quick}, background-color ${motion.quick}`,
  selectors: {
    '&[data-hovered]': { background: vars.petrolTint },
    '&[data-selected]': { boxShadow: `inset 0 0 0 2.5px ${vars.petrol}`, background: vars.petrolTint },
    '&[data-disabled]': { background: vars.sunk, color: vars.inkSoft, cursor: 'not-allowed' },
    '&[data-focus-visible]': { outline: `3px solid ${vars.focus}`, outlineOffset: '2px' },
  },
  '@media': { [forced]: { border: '3px solid ButtonBorder', selectors: { '&[data-selected]': { borderColor: 'Highlight' } } } },
})
export const icon = style({ flex: 'none', color: vars.petrol })
export const title = style({ display: 'block', fontWeight: weight.strong })
export const text = style({ display: 'block', fontSize: size.s, color: vars.inkSoft })
export const dot = style({
  flex: 'none',
  marginLeft: 'auto',
  width: '22px',
  height: '22px',
  borderRadius: '50%',
  border: `1.5px solid ${vars.edge}`,
  background: vars.surface,
  selectors: { '[data-selected] > &': { border: `7px solid ${vars.petrol}` } },
  '@media': { [forced]: { selectors: { '[data-selected] > &': { borderColor: 'Highlight' } } } },
})
