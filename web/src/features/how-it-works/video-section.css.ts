import { style } from '@vanilla-extract/css'
import { radius, size, space } from '../../styles/scale'
import { vars } from '../../styles/theme.css'
import { band } from '../../ui/layout/bands/blueprint-band.css'

export const column = style({ width: '100%', maxWidth: '52rem', marginInline: 'auto', display: 'flex', flexDirection: 'column', gap: space.s })
const screen = { width: '100%', aspectRatio: '16 / 9', border: 0, borderRadius: radius.l, overflow: 'hidden' } as const
export const frame = style({ ...screen, background: vars.sunk })
export const cover = style([
  band,
  {
    ...screen,
    display: 'grid',
    placeItems: 'center',
    alignContent: 'center',
    gap: space.s,
    color: vars.ink,
    cursor: 'pointer',
    selectors: { '&[data-focus-visible]': { outline: `3px solid ${vars.pencil}`, outlineOffset: '3px' } },
  },
])
export const play = style({
  display: 'grid',
  placeItems: 'center',
  width: '72px',
  height: '72px',
  borderRadius: radius.round,
  background: vars.cta,
  color: vars.onCta,
  selectors: { [`${cover}[data-hovered] &`]: { background: vars.ctaHover } },
})
export const label = style({ fontWeight: 600, fontSize: size.l })
export const note = style({ color: vars.inkSoft, fontSize: size.s })
