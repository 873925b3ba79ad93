import { style } from '@vanilla-extract/css'
import { medium } from '../../styles/media'
import { space } from '../../styles/scale'

export const head = style({
  display: 'grid',
  gap: space.m,
  // A company's name may be one long word.
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [medium]: { gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center', gap: space.xl } },
})
export const words = style({ display: 'flex', flexDirection: 'column', gap: space.xs })
export const actions = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s,
  '@media': { [medium]: { flexDirection: 'row', flexWrap: 'wrap' } },
})
export const placeholders = style({ display: 'grid', gap: space.m, '@media': { [medium]: { gridTemplateColumns: '1fr 1fr' } } })
