import { style } from '@vanilla-extract/css'
import { chip } from '../forms/choice-chips.css'

export { group as list } from '../forms/choice-chips.css'
export const link = style([chip, { textDecoration: 'none' }])
