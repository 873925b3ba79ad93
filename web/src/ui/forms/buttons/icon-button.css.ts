import { style, styleVariants } from '@vanilla-extract/css'
import { forced } from '../../../styles/media'
import { motion, radius, target } from '../../../styles/scale'
import { vars } from '../../../styles/theme.css'

const base = style({
  position: 'relative',
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  width: target.min,
  height: target.min,
  borderRadius: radius.m,
  cursor: 'pointer',
  '@media': {
    print: { display: 'none' },
    [forced]: { border: '1.5px solid ButtonBorder', selectors: { '&[data-disabled]': { color: 'GrayText', borderColor: 'GrayText' } } },
  },
  transition: `background-color ${motion.quick}`,
  selectors: { '&[data-disabled]': { color: vars.inkSoft, cursor: 'not-allowed' } },
})

export const variants = styleVariants({
  quiet: [base, { color: vars.ink, selectors: { '&[data-hovered], &[data-pressed], &[aria-expanded=true]': { background: vars.petrolTint } } }],
  petrol: [
    base,
    {
      width: '50px',
      height: '50px',
      background: vars.petrol,
      color: vars.onPetrol,
      selectors: { '&[data-hovered]': { background: vars.petrolHover }, '&[data-disabled]': { background: vars.sunk, color: vars.inkSoft } },
    },
  ],
})
