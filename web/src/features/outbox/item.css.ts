import { globalStyle, style } from '@vanilla-extract/css'
import { medium } from '../../styles/media'
import { minus, space } from '../../styles/scale'

/** Two a row on a phone; a single one takes the line. */
export const actions = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space.xs,
  marginTop: space.xs,
  '@media': { [medium]: { display: 'flex', flexWrap: 'wrap' } },
})
/** The first has the longest words, and its own line. */
export const actionsWithEdit = style([actions, {}])
globalStyle(`${actionsWithEdit} > :first-child, ${actionsWithEdit} > :last-child:nth-child(even)`, { gridColumn: '1 / -1' })

/** In line with its text, despite the button's padding. */
export const more = style({ marginInlineStart: minus(space.m) })
