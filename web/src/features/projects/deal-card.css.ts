import { globalStyle, style } from '@vanilla-extract/css'
import { medium } from '../../styles/media'
import { space } from '../../styles/scale'
import { letterWidth, longestName } from '../../styles/text.css'

/** A name of one long word breaks. */
export const other = style({ flex: '1 1 10rem', minWidth: 0, overflowWrap: 'anywhere' })
/** As wide as the price. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, calc(${letterWidth} * 1.5rem * var(${longestName}))), 1fr))`,
  gap: `${space.s} ${space.m}`,
  paddingTop: space.s,
})
/** Two a row on a phone, the usual one alone. */
export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10.25rem), 1fr))',
  gap: space.xs,
  '@media': { [medium]: { display: 'flex', flexWrap: 'wrap' } },
})
globalStyle(`${actions} > :not(:nth-last-child(-n + 2))`, { gridColumn: '1 / -1' })
