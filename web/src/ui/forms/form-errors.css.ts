import { style } from '@vanilla-extract/css'
import { radius } from '../../styles/scale'
import { vars } from '../../styles/theme.css'

export const frame = style({ borderRadius: radius.l, scrollMarginTop: '6rem' })
export const link = style({ display: 'inline-block', padding: '6px 0', color: vars.ink, textUnderlineOffset: '0.2em' })
