import { globalStyle, style } from '@vanilla-extract/css'
import { narrow, wide } from '../../styles/media'
import { bottomRoom, corner, layer, motion, space } from '../../styles/scale'
import { vars } from '../../styles/theme.css'

export const launcher = style({
  position: 'fixed',
  zIndex: layer.bar,
  right: space.m,
  bottom: `calc(${bottomRoom} + ${space.m})`,
  display: 'grid',
  placeItems: 'center',
  width: corner,
  height: corner,
  borderRadius: '50%',
  background: vars.petrol,
  color: vars.onPetrol,
  boxShadow: vars.raisedShadow,
  cursor: 'pointer',
  transition: `background-color ${motion.quick}`,
  selectors: { '&[data-hovered]': { background: vars.petrolHover } },
  '@media': {
    [wide]: { right: space.xl, bottom: `calc(${bottomRoom} + ${space.xl})` },
    print: { display: 'none' },
  },
})
/** The panel stands in its place and gives focus back when it closes, or it would cover something there. */
export const hidden = style([launcher, { visibility: 'hidden' }])

const mark = style({ position: 'absolute', top: '-4px', right: '-4px', display: 'grid', borderRadius: '50%' })
export const count = style([mark])
export const returned = style([mark, { background: vars.surface, color: vars.bad, padding: '2px', border: `1px solid ${vars.bad}` }])

/** On a phone a form's buttons, and the field of a chat, have the screen's foot to themselves. */
globalStyle(`:root:has([data-sticky-actions=true]) ${launcher}`, { '@media': { [narrow]: { visibility: 'hidden' } } })
globalStyle(`:root:has([data-chat]) ${launcher}`, {
  '@media': { [`not all and ${wide}`]: { display: 'none' }, [wide]: { bottom: `calc(${bottomRoom} + 5.5rem)` } },
})
/** A phone's keyboard leaves little room, and that belongs to the field. */
globalStyle(`:root:has(:is(input, textarea):focus) ${launcher}`, { '@media': { [`${narrow} and (pointer: coarse)`]: { visibility: 'hidden' } } })
