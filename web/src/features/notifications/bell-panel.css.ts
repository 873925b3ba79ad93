import { style } from '@vanilla-extract/css'
import { space } from '../../styles/scale'
import { vars } from '../../styles/theme.css'

export const empty = style({ padding: `${space.xxl} ${space.m}`, textAlign: 'center', color: vars.inkSoft })
