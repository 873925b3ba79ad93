import { globalStyle, style } from '@vanilla-extract/css'
import { narrow } from '../styles/media'
import { actionsRoom, bottomRoom, layer, radius, space } from '../styles/scale'
import { vars } from '../styles/theme.css'

export const area = style({
  position: 'fixed',
  zIndex: layer.toast,
  insetInline: space.s,
  // At the foot, as the real ones: headings stand at the top.
  bottom: `calc(${bottomRoom} + ${space.s})`,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
})
globalStyle(`:root:has([data-sticky-actions]) ${area}`, { '@media': { [narrow]: { bottom: `calc(${bottomRoom} + ${actionsRoom})` } } })
export const toast = style({
  width: 'min(26rem, calc(100vw - 24px))',
  padding: space.m,
  borderRadius: radius.l,
  border: `1px solid ${vars.lineStrong}`,
  background: vars.surface,
  color: vars.ink,
  boxShadow: vars.raisedShadow,
})
