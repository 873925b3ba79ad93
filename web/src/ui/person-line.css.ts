import { style } from '@vanilla-extract/css'
import { size, space } from '../styles/scale'
import { vars } from '../styles/theme.css'

export const frame = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s })
export const words = style({ flex: '1 1 8.5rem', display: 'flex', flexDirection: 'column', lineHeight: 1.3 })
export const name = style({ fontWeight: 600 })
export const note = style({ fontSize: size.xs, color: vars.inkSoft })
