import { globalStyle, style } from '@vanilla-extract/css'
import { medium } from '../../styles/media'
import { minus, space } from '../../styles/scale'

/** On a phone two beside each other, as wide as a thumb likes; one that stays alone takes the line. */
export const actions = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space.xs,
  marginTop: space.xs,
  '@media': { [medium]: { display: 'flex', flexWrap: 'wrap' } },
})
/** The first of these has the longest words, and a line of its own. */
export const actionsWithEdit = style([actions, {}])
globalStyle(`${actionsWithEdit} > :first-child, ${actionsWithEdit} > :last-child:nth-child(even)`, { gridColumn: '1 / -1' })

/** A quiet button has room around its words: they stand under the text that they belong to. */
export const more = style({ marginInlineStart: minus(space.m) })
