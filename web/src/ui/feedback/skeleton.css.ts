import { keyframes, style } from '@vanilla-extract/css'
import { radius, space } from '../../styles/scale'
import { vars } from '../../styles/theme.css'

const breathe = keyframes({ '50%': { opacity: 0.45 } })

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s,
  padding: space.m,
  borderRadius: radius.l,
  border: `1px solid ${vars.line}`,
  background: vars.surface,
})
const line = style({ height: '0.875rem', borderRadius: '6px', background: vars.line, animation: `${breathe} 1.6s ease-in-out infinite` })
export const short = style([line, { width: '38%' }])
export const title = style([line, { width: '82%', height: '1.25rem' }])
export const long = style([line, { width: '64%' }])
export const name = style([line, { width: 'min(70%, 22rem)', height: '2rem' }])
export const lead = style([line, { width: 'min(50%, 16rem)' }])
export const heading = style({ display: 'flex', flexDirection: 'column', gap: space.s, paddingBottom: space.xs })
export const list = style({ display: 'flex', flexDirection: 'column', gap: space.m })
export const tall = style([list, { minHeight: '100svh' }])
