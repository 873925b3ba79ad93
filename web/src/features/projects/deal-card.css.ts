import { globalStyle, style } from '@vanilla-extract/css'
import { medium } from '../../styles/media'
import { space } from '../../styles/scale'

export const figures = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: `${space.s} ${space.m}`,
  paddingTop: space.s,
  '@media': { [medium]: { gridTemplateColumns: 'repeat(4, max-content)', columnGap: space.xxl } },
})
/** On a phone two beside each other, what one does most often on a line of its own. Paper has no buttons. */
export const actions = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space.xs,
  '@media': { [medium]: { display: 'flex', flexWrap: 'wrap' }, print: { display: 'none' } },
})
globalStyle(`${actions} > :not(:nth-last-child(-n + 2))`, { gridColumn: '1 / -1' })
