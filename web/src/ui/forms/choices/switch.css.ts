import { style } from '@vanilla-extract/css'
import { forced } from '../../../styles/media'
import { motion, size, space, target } from '../../../styles/scale'
import { vars } from '../../../styles/theme.css'

export const frame = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.m,
  minHeight: target.min,
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { color: vars.inkSoft, cursor: 'not-allowed' } },
})
export const part = style([
  frame,
  { paddingInlineStart: space.m, marginInlineStart: '2px', borderInlineStart: `2px solid ${vars.line}`, fontSize: size.s },
])
export const hint = style({ display: 'block', color: vars.inkSoft, fontSize: size.s })
export const track = style({
  flex: 'none',
  width: '52px',
  height: '30px',
  padding: '3px',
  borderRadius: '15px',
  background: vars.surface,
  border: `1.5px solid ${vars.edge}`,
  transition: `background-color ${motion.calm}, border-color ${motion.calm}`,
  selectors: {
    '[data-selected] > &': { background: vars.petrol, borderColor: vars.petrol },
    '[data-focus-visible] > &': { outline: `3px solid ${vars.focus}`, outlineOffset: '2px' },
  },
  '@media': { [forced]: { selectors: { '[data-selected] > &': { background: 'Highlight', borderColor: 'Highlight' } } } },
})
export const knob = style({
  display: 'block',
  width: '21px',
  height: '21px',
  borderRadius: '50%',
  background: vars.edge,
  transition: `transform ${motion.calm}`,
  selectors: { '[data-selected] > * > &': { background: vars.onPetrol, transform: 'translateX(22px)' } },
  '@media': { [forced]: { background: 'ButtonText', selectors: { '[data-selected] > * > &': { background: 'HighlightText' } } } },
})
