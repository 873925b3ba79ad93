import { keyframes, style } from '@vanilla-extract/css'
import { forced } from '../../../styles/media'
import { layer, motion, radius, size, space, target } from '../../../styles/scale'
import { vars } from '../../../styles/theme.css'

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } })

export const popover = style({
  zIndex: layer.overlay,
  minWidth: 'max(var(--trigger-width, 0px), 12rem)',
  maxWidth: 'min(26rem, calc(100vw - 24px))',
  background: vars.surface,
  color: vars.ink,
  border: `1px solid ${vars.lineStrong}`,
  borderRadius: radius.l,
  boxShadow: vars.raisedShadow,
  outline: 'none',
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  selectors: { '&[data-entering]': { animation: `${appear} ${motion.quick} ease-out` } },
})

/** No wider than its field: a virtual list has no width of its own. */
export const fieldPopover = style([popover, { width: 'max(var(--trigger-width), 14rem)' }])

export const list = style({ padding: '6px', overflow: 'auto', maxHeight: 'min(22rem, 60dvh)', outline: 'none', scrollPaddingBlock: '6px' })

export const menu = style([list, { maxHeight: 'none', minWidth: '15rem' }])

/** The virtualizer lays out its own margins. */
export const virtualList = style([list, { padding: 0 }])

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  minHeight: target.min,
  padding: `${space.xs} ${space.s}`,
  borderRadius: '10px',
  fontSize: size.m,
  color: vars.ink,
  cursor: 'pointer',
  textDecoration: 'none',
  outline: 'none',
  selectors: {
    '&[data-focused], &[data-hovered]': { background: vars.petrolTint },
    '&[data-focus-visible]': { boxShadow: `inset 0 0 0 2px ${vars.focus}` },
    '&[data-selected]': { color: vars.petrol, fontWeight: 600 },
    '&[data-disabled]': { color: vars.inkSoft, cursor: 'not-allowed' },
  },
  '@media': { [forced]: { selectors: { '&[data-focused], &[data-hovered]': { outline: '2px solid Highlight', outlineOffset: '-2px' } } } },
})
export const check = style({ marginLeft: 'auto' })
export const empty = style({ padding: `${space.s} ${space.m}`, color: vars.inkSoft, fontSize: size.s })
