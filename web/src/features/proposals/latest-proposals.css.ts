import { style } from '@vanilla-extract/css'
import { size, space } from '../../styles/scale'
import { vars } from '../../styles/theme.css'

export const list = style({ display: 'flex', flexDirection: 'column' })
export const item = style({ padding: `${space.s} 0`, borderTop: `1px solid ${vars.line}` })
export const closeItem = style({ padding: `${space.xs} 0`, borderTop: `1px solid ${vars.line}` })
export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.xs} ${space.s}` })
export const who = style({ flex: '1 1 9rem', minWidth: 0, display: 'flex', flexDirection: 'column', lineHeight: 1.35 })
export const name = style({ fontWeight: 600, overflowWrap: 'anywhere' })
export const note = style({ fontSize: size.s, color: vars.inkSoft })
export const offer = style({ marginLeft: 'auto', display: 'flex', flexDirection: 'column', alignItems: 'flex-end', gap: space.xxs })
