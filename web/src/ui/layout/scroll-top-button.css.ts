import { globalStyle, style } from '@vanilla-extract/css'
import { narrow, wide } from '../../styles/media'
import { whileOnScreen } from '../../styles/on-screen'
import { actionsRoom, bottomRoom, corner, layer, space, target } from '../../styles/scale'
import { vars } from '../../styles/theme.css'

export const button = style({
  position: 'fixed',
  zIndex: layer.bar,
  right: space.m,
  bottom: `calc(${bottomRoom} + ${space.m})`,
  display: 'grid',
  placeItems: 'center',
  width: target.min,
  height: target.min,
  borderRadius: '50%',
  background: vars.surface,
  color: vars.petrol,
  border: `1px solid ${vars.lineStrong}`,
  boxShadow: vars.raisedShadow,
  selectors: { '&[data-hovered]': { background: vars.petrolTint } },
  '@media': { [wide]: { bottom: `calc(${bottomRoom} + ${space.xl})`, right: space.xl }, print: { display: 'none' } },
})
globalStyle(`:root[data-scrolls=down] ${button}:not(:focus-visible)`, { '@media': { [`not all and ${wide}`]: { visibility: 'hidden' } } })
/** Centred above another round button. */
globalStyle(`${whileOnScreen('corner')} ${button}`, {
  bottom: `calc(${bottomRoom} + ${space.m} + ${corner} + ${space.s})`,
  marginRight: `calc((${corner} - ${target.min}) / 2)`,
  '@media': { [wide]: { bottom: `calc(${bottomRoom} + ${space.xl} + ${corner} + ${space.s})` } },
})
/** Hidden on a phone beside a form's fields, whose ends it would cover. */
globalStyle(`${whileOnScreen('sticky-actions')} ${button}:not(:focus-visible)`, { '@media': { [narrow]: { visibility: 'hidden' } } })
globalStyle(`${whileOnScreen('sticky-actions')} ${button}`, { '@media': { [narrow]: { bottom: `calc(${bottomRoom} + ${actionsRoom})` } } })
