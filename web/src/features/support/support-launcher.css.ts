import { globalStyle, style } from '@vanilla-extract/css'
import { wide } from '../../styles/media'
import { whileOnScreen } from '../../styles/on-screen'
import { bottomBar, bottomRoom, corner, layer, motion, space } from '../../styles/scale'
import { vars } from '../../styles/theme.css'

/** A desktop's corner, free of page content; on phones at the page's end. Product 46. */
export const launcher = style({
  position: 'absolute',
  // Below a header's menu, which may reach it.
  zIndex: layer.bar - 1,
  right: space.m,
  bottom: `calc(${bottomBar} + ${space.m})`,
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
    [wide]: { position: 'fixed', right: space.xl, bottom: `calc(${bottomRoom} + ${space.xl})` },
    print: { display: 'none' },
  },
})
/** Its panel covers it and gives focus back when it closes. */
export const hidden = style([launcher, { visibility: 'hidden' }])

const mark = style({ position: 'absolute', top: '-4px', right: '-4px', display: 'grid', borderRadius: '50%' })
export const count = style([mark])
export const returned = style([mark, { background: vars.surface, color: vars.bad, padding: '2px', border: `1px solid ${vars.bad}` }])

/** A phone's chat has its field there, and no page end. */
globalStyle(`${whileOnScreen('chat')} ${launcher}`, { '@media': { [`not all and ${wide}`]: { display: 'none' } } })
