import { globalStyle, style } from '@vanilla-extract/css'
import { forced } from '../../styles/media'
import { cornerRoom, layout, radius, size, space, weight } from '../../styles/scale'
import { vars } from '../../styles/theme.css'

/** Exactly the frame's height: the panes scroll, the page does not. */
export const panes = style({
  flex: '1 1 0px',
  minHeight: `calc(100dvh - ${layout.headerWide})`,
  maxHeight: `calc(100dvh - ${layout.headerWide})`,
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(22rem, 27rem) minmax(0, 1fr)',
})
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  background: vars.surface,
  borderRight: `1px solid ${vars.line}`,
})
export const head = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s,
  padding: `${space.m} ${space.l} ${space.s}`,
  borderBottom: `1px solid ${vars.line}`,
})
globalStyle(`${head} h1`, { fontSize: size.xxl })
export const rest = style({ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column', gap: space.xs, padding: `${space.xs} 0 0` })
export const rows = style({ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column', borderTop: `1px solid ${vars.line}` })
globalStyle(`${rest} > :not(${rows})`, { marginInline: space.l })
export const detail = style({
  minHeight: 0,
  overflow: 'auto',
  outline: 'none',
  vars: { '--sticky-top': '0px' },
  ':focus-visible': { boxShadow: `inset 0 0 0 3px ${vars.focus}` },
})
/** Room beside and below for the screen's corner. */
export const pane = style({
  width: '100%',
  maxWidth: '60rem',
  marginInline: 'auto',
  padding: `${space.xxl} ${cornerRoom} ${cornerRoom} ${space.xxl}`,
  display: 'flex',
  flexDirection: 'column',
  gap: space.xl,
})

export const row = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  padding: `${space.xs} ${space.l}`,
  borderBottom: `1px solid ${vars.line}`,
  selectors: {
    '&:hover': { background: vars.sunk },
    '&[data-chosen]': { background: vars.petrolTint, boxShadow: `inset 3px 0 0 ${vars.petrol}` },
  },
  '@media': { [forced]: { selectors: { '&[data-chosen]': { border: '2px solid Highlight' } } } },
})
export const rowTitle = style({ fontSize: size.m, fontWeight: weight.strong, lineHeight: 1.3, letterSpacing: 0 })
/** The whole row is the target of its link. */
export const rowLink = style({
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible::after': { outline: `3px solid ${vars.focus}`, outlineOffset: '-3px', borderRadius: radius.s },
  },
})
export const rowLine = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: `0 ${space.s}` })
export const rowFigure = style({ fontWeight: weight.heavy, fontVariantNumeric: 'tabular-nums' })
