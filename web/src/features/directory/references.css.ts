import { style } from '@vanilla-extract/css'
import { space } from '../../styles/scale'
import { vars } from '../../styles/theme.css'

export const item = style({ listStyle: 'none', selectors: { '& + &': { borderTop: `1px solid ${vars.line}`, paddingTop: space.m } } })
