import { style } from '@vanilla-extract/css'
import { font, size, space } from '../../styles/scale'
import { vars } from '../../styles/theme.css'

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.m} ${space.l}` })
export const words = style({ flex: '1 1 12rem', display: 'flex', flexDirection: 'column', gap: space.xs, minWidth: 0 })
export const name = style({ fontFamily: font.display, fontSize: size.xl, fontWeight: 650, lineHeight: 1.15, overflowWrap: 'anywhere' })
export const role = style({ color: vars.inkSoft })
