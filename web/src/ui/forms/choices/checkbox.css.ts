import { style } from '@vanilla-extract/css'
import { forced } from '../../../styles/media'
import { motion, size, space, target } from '../../../styles/scale'
import { vars } from '../../../styles/theme.css'

export const checkbox = style({
  display: 'inline-flex',
  maxWidth: '100%',
  alignItems: 'flex-start',
  gap: space.s,
  minHeight: target.min,
  padding: '10px 0',
  fontSize: size.m,
  lineHeight: 1.5,
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { color: vars.inkSoft, cursor: 'not-allowed' } },
})

export const mark = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '24px',
  height: '24px',
  borderRadius: '7px',
  border: `1.5px solid ${vars.edge}`,
  background: vars.surface,
  color: 'transparent',
  transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
  selectors: {
    '[data-selected] > &': { background: vars.petrol, borderColor: vars.petrol, color: vars.onPetrol },
    '[data-invalid] > &': { borderColor: vars.bad },
    '[data-focus-visible] > &': { outline: `3px solid ${vars.focus}`, outlineOffset: '2px' },
    '[data-disabled] > &': { background: vars.sunk, borderColor: vars.lineStrong },
    '[data-disabled][data-selected] > &': { color: vars.inkSoft },
  },
  '@media': {
    [forced]: {
      color: 'Canvas',
      background: 'Canvas',
      selectors: { '[data-selected] > &': { background: 'Highlight', borderColor: 'Highlight', color: 'HighlightText' } },
    },
  },
})
export const words = style({ flex: 1, minWidth: 0 })
