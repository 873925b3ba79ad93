import { style } from '@vanilla-extract/css'
import { size, space } from '../../styles/scale'
import { vars } from '../../styles/theme.css'

export const table = style({ width: '100%' })
export const head = style({
  padding: `${space.xs} 0`,
  textAlign: 'left',
  fontSize: size.s,
  fontWeight: 600,
  color: vars.inkSoft,
  borderBottom: `1.5px solid ${vars.lineStrong}`,
})
export const headRight = style([head, { textAlign: 'right' }])
export const name = style({ padding: `${space.s} ${space.m} ${space.s} 0`, borderBottom: `1px solid ${vars.line}` })
export const quantity = style([name, { paddingRight: 0, textAlign: 'right', fontWeight: 600, whiteSpace: 'nowrap' }])
