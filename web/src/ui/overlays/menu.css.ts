import { style, styleVariants } from '@vanilla-extract/css'
import { size, space } from '../../styles/scale'
import { vars } from '../../styles/theme.css'
import { list, option } from '../forms/list-popover.css'

export const menu = style([list, { maxHeight: 'none', minWidth: '15rem' }])
export const items = styleVariants({
  plain: [option],
  bad: [option, { color: vars.bad, selectors: { '&[data-focused], &[data-hovered]': { background: vars.badTint } } }],
})
export const heading = style({ padding: `${space.xs} ${space.s}`, borderBottom: `1px solid ${vars.line}`, marginBottom: '6px' })
export const name = style({ display: 'block', fontWeight: 600 })
export const note = style({ display: 'block', fontSize: size.s, color: vars.inkSoft })
export const separator = style({ height: '1px', margin: '6px 8px', background: vars.line })
