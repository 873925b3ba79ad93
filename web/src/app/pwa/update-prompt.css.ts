import { style } from '@vanilla-extract/css'
import { space } from '../../styles/scale'

export const choices = style({ display: 'inline-flex', gap: space.xxs, marginRight: '-12px' })
