import { style } from '@vanilla-extract/css'
import { tiny } from '../../../styles/media'
import { radius, size, space, weight } from '../../../styles/scale'
import { vars } from '../../../styles/theme.css'

export const row = style({
  position: 'relative',
  display: 'flex',
  gap: space.s,
  padding: `${space.s} ${space.m}`,
  borderBottom: `1px solid ${vars.line}`,
  isolation: 'isolate',
  '@media': { [tiny]: { flexDirection: 'column' } },
})
export const freshRow = style([row, { background: vars.petrolTint }])

export const icon = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '40px',
  height: '40px',
  borderRadius: radius.m,
  background: vars.sunk,
  color: vars.inkSoft,
})
export const freshIcon = style([icon, { background: vars.surface, color: vars.petrol }])

export const words = style({ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', gap: '2px' })
export const title = style({ display: 'flex', alignItems: 'baseline', gap: space.xs, fontWeight: weight.strong, lineHeight: 1.3 })
/** The whole row is the target of its title's link. */
export const stretched = style({
  flex: 1,
  minWidth: 0,
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  cursor: 'pointer',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    // Above the row's own colour, under its words.
    '&::before': { position: 'absolute', inset: 0, zIndex: -1 },
    '&[data-hovered]::before': { content: '', background: vars.sunk },
    '&[data-pressed]::before': { content: '', background: vars.petrolTint },
    '&[data-focus-visible]::after': { outline: `3px solid ${vars.focus}`, outlineOffset: '-4px' },
  },
})
export const dot = style({ flex: 'none', width: '10px', height: '10px', borderRadius: '50%', background: vars.cta })
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.s,
  minHeight: '1.75rem',
  fontSize: size.xs,
  color: vars.inkSoft,
})
