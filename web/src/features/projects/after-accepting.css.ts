import { style } from '@vanilla-extract/css'
import { space } from '../../styles/scale'
import { vars } from '../../styles/theme.css'

export const steps = style({ listStyle: 'decimal', paddingLeft: '1.25em', marginTop: space.xxs, color: vars.inkSoft })
