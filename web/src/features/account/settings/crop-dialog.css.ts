import { style, styleVariants } from '@vanilla-extract/css'
import { radius, size, space, target, weight } from '../../../styles/scale'
import { vars } from '../../../styles/theme.css'

export const DRAWN = 640

export const frame = style({
  position: 'relative',
  // Stays round where the dialog scrolls.
  flex: 'none',
  width: 'min(100%, 20rem)',
  aspectRatio: '1',
  margin: '0 auto',
  overflow: 'hidden',
  borderRadius: radius.m,
  background: '#fff',
  cursor: 'grab',
  touchAction: 'none',
  outlineOffset: '3px',
  selectors: { '&:active': { cursor: 'grabbing' }, '&:focus-visible': { outline: `3px solid ${vars.focus}` } },
})
export const canvas = style({ display: 'block', width: '100%', height: '100%' })

/** The picture around it is dimmed. */
const hole = style({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  boxShadow: '0 0 0 100vmax rgb(20 24 26 / 55%)',
  border: '2px solid #fff',
})
export const holes = styleVariants({ round: [hole, { borderRadius: '50%' }], square: [hole, { borderRadius: '28%' }] })

export const zoom = style({ display: 'flex', alignItems: 'center', gap: space.m, fontSize: size.s, fontWeight: weight.strong })
export const slider = style({ flex: 1, minHeight: target.min, accentColor: vars.petrol, cursor: 'pointer' })
