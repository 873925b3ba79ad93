import { style } from '@vanilla-extract/css'
import { wide } from '../../styles/media'
import { space } from '../../styles/scale'

export const entrance = style({ display: 'flex', alignItems: 'center', gap: space.xs })
/** On a phone there is room for one; the other is in the menu. */
export const signUp = style({ display: 'none', '@media': { [wide]: { display: 'block' } } })
