import { style } from '@vanilla-extract/css'
import { space } from '../../styles/scale'

/** Takes no room while there is nothing to say. */
export const state = style({ selectors: { '&:not(:empty)': { marginTop: space.s } } })
