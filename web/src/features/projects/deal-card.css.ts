import { style } from '@vanilla-extract/css'
import { medium } from '../../styles/media'
import { space } from '../../styles/scale'

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), max-content))',
  gap: `${space.s} ${space.xxl}`,
  paddingTop: space.s,
})
/** On a phone each as wide as a thumb likes. Paper has no buttons. */
export const actions = style({
  display: 'grid',
  gap: space.xs,
  '@media': { [medium]: { display: 'flex', flexWrap: 'wrap' }, print: { display: 'none' } },
})
