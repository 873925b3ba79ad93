import { style } from '@vanilla-extract/css'
import { font, size, space } from '../../styles/scale'
import { vars } from '../../styles/theme.css'

export const head = style({ display: 'flex', alignItems: 'center', gap: space.m })
export const name = style({ fontFamily: font.display, fontSize: size.xl, fontWeight: 650, lineHeight: 1.15 })
export const role = style({ color: vars.inkSoft })
