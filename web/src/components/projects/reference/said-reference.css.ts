import { style } from '@vanilla-extract/css'
import { space } from '../../../styles/scale'
import { vars } from '../../../styles/theme.css'

export const reply = style({ paddingLeft: space.m, borderLeft: `3px solid ${vars.lineStrong}` })
