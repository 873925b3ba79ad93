import { style, styleVariants } from '@vanilla-extract/css'
import { space } from '../../styles/scale'
import { popover } from '../forms/list-popover.css'

export const panel = style([popover, { width: 'min(24rem, calc(100vw - 24px))' }])
const content = style({ outline: 'none', overflow: 'auto', display: 'flex', flexDirection: 'column' })
export const contents = styleVariants({ padded: [content, { padding: space.m, gap: space.s }], flush: [content] })
