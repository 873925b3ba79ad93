import { style } from '@vanilla-extract/css'
import { space } from '../../styles/scale'

/** The words of a quiet button, in line with the text above. */
export const more = style({ marginLeft: `calc(-1 * ${space.m})` })
