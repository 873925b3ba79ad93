import { style } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css'

export const muted = style({ flex: 'none', alignSelf: 'center', color: vars.inkSoft })
