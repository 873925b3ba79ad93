import { style } from '@vanilla-extract/css'
import { list } from '../forms/list-popover.css'

export const menu = style([list, { maxHeight: 'none', minWidth: '15rem' }])
