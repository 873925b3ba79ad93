import { style } from '@vanilla-extract/css'
import { radius, space, weight } from '../../../styles/scale'
import { vars } from '../../../styles/theme.css'
import { band } from '../../../ui/layout/bands/blueprint-band.css'

export const state = style({ selectors: { '&:not(:empty)': { marginTop: space.s } } })
export const preview = style({ display: 'flex', flexDirection: 'column', gap: space.xs, maxWidth: '24rem' })
export const cover = style([
  band,
  {
    display: 'grid',
    placeItems: 'center',
    alignContent: 'center',
    gap: space.xs,
    aspectRatio: '16 / 9',
    borderRadius: radius.l,
    overflow: 'hidden',
    color: vars.ink,
    fontWeight: weight.strong,
  },
])
export const play = style({
  display: 'grid',
  placeItems: 'center',
  width: '52px',
  height: '52px',
  borderRadius: radius.round,
  background: vars.cta,
  color: vars.onCta,
})
