import { style } from '@vanilla-extract/css'
import { space } from '../../styles/scale'

/** The cross is as near to the edge as the words on the other side. */
export const choices = style({ display: 'inline-flex', gap: space.xxs, marginRight: '-12px' })
