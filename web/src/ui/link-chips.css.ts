import { style } from '@vanilla-extract/css'
import { chip } from './choice-chips.css'

export { group as list } from './choice-chips.css'
export const link = style([chip, { textDecoration: 'none' }])
