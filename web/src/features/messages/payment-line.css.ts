import { style } from '@vanilla-extract/css'
import { size, space } from '../../styles/scale'
import { vars } from '../../styles/theme.css'

const line = style({ fontSize: size.s, color: vars.inkSoft })
export const underMessage = style([line, { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${space.xs}`, marginTop: space.xxs }])
export const overField = style([line, { padding: `${space.xs} ${space.m} 0`, background: vars.surface }])
