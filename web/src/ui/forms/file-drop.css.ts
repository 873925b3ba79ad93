import { globalStyle, style } from '@vanilla-extract/css'
import { radius } from '../../styles/scale'
import { vars } from '../../styles/theme.css'

export const place = style({ borderRadius: radius.m })
globalStyle('[data-drop-over]', { borderRadius: radius.m, outline: `3px dashed ${vars.petrol}`, outlineOffset: '6px' })
