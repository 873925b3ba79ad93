import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { narrow, touch, wide } from '../../styles/media'
import { whileOnScreen } from '../../styles/on-screen'
import { actionsRoom, bottomRoom, layer, layout, motion, radius, space } from '../../styles/scale'
import { vars } from '../../styles/theme.css'

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } })

/** At the foot of the page's column, in the margin at a page's end. */
export const area = style({
  position: 'fixed',
  zIndex: layer.toast,
  bottom: `calc(max(${bottomRoom}, env(safe-area-inset-bottom)) + ${space.m})`,
  insetInline: space.s,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
  outline: 'none',
})
globalStyle(`${whileOnScreen('sidebar')} ${area}`, { '@media': { [wide]: { insetInlineStart: layout.sidebar } } })
globalStyle(`${whileOnScreen('sticky-actions')} ${area}`, { '@media': { [narrow]: { bottom: `calc(${bottomRoom} + ${actionsRoom})` } } })
/** Under the header where the foot holds a chat's field, a sheet's buttons or a phone's keyboard. */
const atTop = { bottom: 'auto', top: `calc(${layout.headerWide} + ${space.xs})` }
globalStyle(`${whileOnScreen('chat', 'layer')} ${area}`, atTop)
globalStyle(`${whileOnScreen('typing')} ${area}`, { '@media': { [touch]: atTop } })

/** Words let presses through: a toast that appears between looking and pressing takes no press away. */
export const toast = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.s,
  width: 'min(26rem, calc(100vw - 24px))',
  padding: `${space.xs} ${space.xs} ${space.xs} ${space.m}`,
  borderRadius: radius.l,
  border: `1px solid ${vars.lineStrong}`,
  background: vars.surface,
  color: vars.ink,
  boxShadow: vars.raisedShadow,
  animation: `${arrive} ${motion.calm} ease-out`,
})
globalStyle(`${toast} :is(a, button)`, { pointerEvents: 'auto' })
/** A toast that moves under a pressing finger takes no press away either. */
globalStyle(`:root:active ${toast}:not(:active) :is(a, button)`, { pointerEvents: 'none' })
export const plainToast = style([toast, { display: 'block', padding: space.m }])
