import { globalStyle, style } from '@vanilla-extract/css'
import { medium } from '../../styles/media'
import { size, space, weight } from '../../styles/scale'
import { figures } from '../../styles/text.css'
import { vars } from '../../styles/theme.css'

export const steps = style({
  display: 'grid',
  gap: space.s,
  '@media': { [medium]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: space.m } },
})
/** Cards of one height. */
globalStyle(`${steps} > li`, { display: 'grid' })
export const number = style([figures, { fontSize: size.xxl, fontWeight: weight.heavy, color: vars.petrol, minHeight: '2rem' }])
export const doneNumber = style([number, { color: vars.ok }])
