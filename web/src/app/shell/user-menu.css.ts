import { style } from '@vanilla-extract/css'
import { forced, wide } from '../../styles/media'
import { bottomRoom, layer, layout, radius, size, space, target, weight } from '../../styles/scale'
import { vars } from '../../styles/theme.css'

/** On a phone the panel hangs from the header: beside its button there is too little room. */
export const frame = style({ '@media': { [wide]: { position: 'relative' } } })
export const button = style({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  width: target.min,
  height: target.min,
  borderRadius: radius.m,
  cursor: 'pointer',
  selectors: { '&[data-hovered], &[data-pressed], &[aria-expanded=true]': { background: vars.petrolTint } },
})
export const panel = style({
  position: 'absolute',
  zIndex: layer.overlay,
  top: 'calc(100% + 6px)',
  right: space.s,
  width: `min(18rem, calc(100vw - ${space.xl}))`,
  maxHeight: `calc(100dvh - ${layout.headerWide} - ${bottomRoom} - ${space.s})`,
  overflow: 'auto',
  padding: space.xs,
  background: vars.surface,
  border: `1px solid ${vars.lineStrong}`,
  borderRadius: radius.l,
  boxShadow: vars.raisedShadow,
  '@media': { [wide]: { right: 0 } },
})
export const who = style({ padding: `${space.xs} ${space.s} ${space.s}`, borderBottom: `1px solid ${vars.line}`, marginBottom: space.xs })
export const name = style({ fontWeight: weight.strong, lineHeight: 1.3 })
export const email = style({ fontSize: size.s, color: vars.inkSoft })
export const list = style({ display: 'flex', flexDirection: 'column' })
export const part = style([list, { borderTop: `1px solid ${vars.line}`, marginTop: space.xs, paddingTop: space.xs }])
export const publicPart = style([part, { '@media': { [wide]: { display: 'none' } } }])
export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  width: '100%',
  minHeight: target.min,
  padding: `${space.xxs} ${space.s}`,
  borderRadius: radius.s,
  color: vars.ink,
  textDecoration: 'none',
  textAlign: 'left',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.petrolTint },
    '&[aria-current=page]': { color: vars.petrol, fontWeight: weight.strong },
    '&[data-focus-visible]': { outlineOffset: '-2px' },
  },
  '@media': { [forced]: { selectors: { '&[aria-current=page]': { border: '2px solid Highlight' } } } },
})
export const leave = style([
  entry,
  { color: vars.bad, selectors: { '&[data-hovered]': { background: vars.badTint }, '&[data-disabled]': { color: vars.inkSoft } } },
])
