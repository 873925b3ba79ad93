import { style } from '@vanilla-extract/css'
import { size, space, weight } from '../../../styles/scale'
import { vars } from '../../../styles/theme.css'

/** Gives way where a phone has no room: the answer stays in view. */
export const evidence = style({
  flex: '0 1 auto',
  minHeight: '8rem',
  maxHeight: '45%',
  display: 'flex',
  flexDirection: 'column',
  borderBottom: `1px solid ${vars.line}`,
})
export const action = style({ flex: 'none', padding: `${space.xs} ${space.m}`, borderBottom: `1px solid ${vars.line}` })
export const messages = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  listStyle: 'none',
  margin: 0,
  padding: `${space.xs} ${space.m}`,
  background: vars.sunk,
  outlineOffset: '-3px',
})
const message = style({ padding: `${space.xs} 0 ${space.xs} ${space.s}`, borderLeft: '3px solid', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
export const reporter = style([message, { borderColor: vars.lineStrong }])
export const reported = style([message, { borderColor: vars.bad }])
export const gap = style({ padding: `${space.s} 0`, textAlign: 'center', fontSize: size.s, color: vars.inkSoft })
export const author = style({ display: 'block', fontSize: size.xs, fontWeight: weight.strong, color: vars.inkSoft })
