import { globalStyle, style } from '@vanilla-extract/css'
import { medium, wide } from '../styles/media'
import { whileOnScreen } from '../styles/on-screen'
import { cornerRoom, layer, radius, size, space } from '../styles/scale'
import { vars } from '../styles/theme.css'

export const log = style({ flex: 1, minHeight: 0, position: 'relative', display: 'flex', flexDirection: 'column', containerType: 'inline-size' })
export const entry = style({
  maxWidth: '56rem',
  margin: '0 auto',
  paddingInline: space.m,
  '@container': { [medium]: { paddingInline: space.xl } },
})
/** Clears buttons in the screen's corner. */
globalStyle(`${whileOnScreen('corner')} [data-chat] ${entry}`, { '@media': { [wide]: { paddingInlineEnd: cornerRoom } } })
export const firstEntry = style([entry, { paddingBlock: space.m }])
export const lastEntry = style([entry, { paddingBottom: space.m }])
export const refusedReason = style({ marginTop: space.xxs, fontSize: size.xs, color: vars.inkSoft, textAlign: 'right' })
export const toNewest = style({
  position: 'absolute',
  right: space.m,
  bottom: space.s,
  zIndex: layer.bar,
  borderRadius: radius.m,
  background: vars.surface,
  boxShadow: vars.raisedShadow,
})
