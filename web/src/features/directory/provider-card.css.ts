import { style } from '@vanilla-extract/css'
import { tiny } from '../../styles/media'
import { space } from '../../styles/scale'

export const frame = style({ display: 'flex', alignItems: 'flex-start', gap: space.m, '@media': { [tiny]: { flexDirection: 'column' } } })
export const words = style({ flex: 1, display: 'flex', flexDirection: 'column', gap: space.xs })
export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.xxs} ${space.m}` })
