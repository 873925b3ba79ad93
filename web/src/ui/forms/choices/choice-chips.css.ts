import { style } from '@vanilla-extract/css'
import { forced } from '../../../styles/media'
import { motion, radius, space, target, weight } from '../../../styles/scale'
import { vars } from '../../../styles/theme.css'

export const group = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs })
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  maxWidth: '100%',
  minHeight: target.min,
  padding: `${space.xxs} ${space.m}`,
  borderRadius: radius.round,
  background: vars.surface,
  boxShadow: `inset 0 0 0 1.5px ${vars.edge}`,
  color: vars.ink,
  fontSize: '0.9375rem',
  fontWeight: weight.strong,
  overflowWrap: 'anywhere',
  textAlign: 'left',
  cursor: 'pointer',
  transition: `background-color ${motion.quick}`,
  selectors: {
    '&[data-hovered]': { background: vars.petrolTint },
    '&[data-selected]': { background: vars.petrol, color: vars.onPetrol, boxShadow: 'none' },
    '&[data-disabled]': { background: vars.sunk, color: vars.inkSoft, boxShadow: `inset 0 0 0 1.5px ${vars.line}`, cursor: 'not-allowed' },
    '&[data-focus-visible]': { outline: `3px solid ${vars.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    [forced]: {
      border: '1.5px solid ButtonBorder',
      selectors: {
        '&[data-selected]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText', borderColor: 'Highlight' },
        '&[data-disabled]': { color: 'GrayText', borderColor: 'GrayText' },
      },
    },
  },
})
