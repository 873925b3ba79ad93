import { style } from '@vanilla-extract/css'
import { space } from '../../styles/scale'

/** In line with the text, despite the button's padding. */
export const more = style({ marginLeft: `calc(-1 * ${space.m})` })
