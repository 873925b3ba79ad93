import { globalStyle, style } from '@vanilla-extract/css'
import { space } from '../../styles/scale'

/** As high as the control that comes. */
export const frame = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space.s, minHeight: '4.75rem', maxWidth: '36rem' })
/** One line on any phone: the list begins no lower. */
globalStyle(`${frame} button > span`, { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' })
