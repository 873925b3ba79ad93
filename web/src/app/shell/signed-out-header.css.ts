import { style } from '@vanilla-extract/css'
import { wide } from '../../styles/media'
import { space } from '../../styles/scale'

export const entrance = style({ display: 'flex', alignItems: 'center', gap: space.xs })
/** A phone has room for one button; the other is in the menu. */
export const signUp = style({ display: 'none', '@media': { [wide]: { display: 'block' } } })
