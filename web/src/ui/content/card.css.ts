import { style, styleVariants } from '@vanilla-extract/css'
import { motion, radius, size, space } from '../../styles/scale'
import { vars } from '../../styles/theme.css'

const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  padding: space.m,
  background: vars.surface,
  border: `1px solid ${vars.line}`,
  borderRadius: radius.l,
  boxShadow: vars.cardShadow,
})
export const tones = styleVariants({
  plain: [card],
  bad: [card, { borderColor: vars.bad }],
  warn: [card, { borderColor: vars.warn }],
  sunk: [card, { background: vars.sunk, boxShadow: 'none' }],
  flush: [card, { padding: 0, overflow: 'hidden', gap: 0 }],
})

export const title = style({ fontSize: size.xl })
/** The whole card is the target of its title's link. */
export const stretched = style({
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  cursor: 'pointer',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: '-1px', borderRadius: radius.l, transition: `box-shadow ${motion.quick}` },
    '&[data-hovered]::after': { boxShadow: `inset 0 0 0 1.5px ${vars.edge}` },
    '&[data-focus-visible]::after': { outline: `3px solid ${vars.focus}`, outlineOffset: '2px' },
  },
})
export const actions = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
  marginTop: space.xs,
})
