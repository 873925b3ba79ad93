import { keyframes, style } from '@vanilla-extract/css'
import { wide } from '../../../styles/media'
import { bottomRoom, layout, motion, space } from '../../../styles/scale'
import { vars } from '../../../styles/theme.css'

const unroll = keyframes({ from: { opacity: 0, transform: 'translateY(-6px)' } })

export const frame = style({ display: 'flex', '@media': { [wide]: { display: 'none' } } })
export const panel = style({
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  maxHeight: `calc(100dvh - ${layout.header} - ${bottomRoom})`,
  overflow: 'auto',
  padding: `${space.xs} ${space.m} ${space.m}`,
  background: vars.surface,
  borderBlock: `1px solid ${vars.line}`,
  boxShadow: vars.raisedShadow,
  animation: `${unroll} ${motion.quick} ease-out`,
})
export const end = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s,
  paddingTop: space.m,
  marginTop: space.xs,
  borderTop: `1px solid ${vars.line}`,
})
