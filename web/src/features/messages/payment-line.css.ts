import { style } from '@vanilla-extract/css'
import { size, space } from '../../styles/scale'
import { vars } from '../../styles/theme.css'

const line = style({ fontSize: size.s, color: vars.inkSoft })
export const underMessage = style([line, { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${space.xs}`, marginTop: space.xxs }])
/** Its words in line with the text, also on a line of their own. */
export const action = style({ marginInlineStart: `calc(-1 * ${space.m})` })
export const overField = style([line, { padding: `${space.xs} ${space.m}`, background: vars.surface }])
