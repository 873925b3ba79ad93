import { style } from '@vanilla-extract/css'
import { medium } from '../../styles/media'
import { size, space, weight } from '../../styles/scale'
import { vars } from '../../styles/theme.css'

export const provider = style({ display: 'flex', alignItems: 'flex-start', gap: space.s })
/** No room in a phone's two columns. */
export const avatar = style({ display: 'none', flex: 'none', '@media': { [medium]: { display: 'block' } } })
export const name = style({
  fontWeight: weight.strong,
  lineHeight: 1.25,
  fontSize: 'clamp(0.8125rem, 3.5vw, 0.9375rem)',
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  // clip: focus would scroll hidden overflow.
  overflow: ['hidden', 'clip'],
})
export const mark = style({ marginTop: space.xxs, selectors: { '&:empty': { display: 'none' } } })
export const note = style({ fontSize: size.xs, color: vars.inkSoft, lineHeight: 1.35, marginTop: '2px' })
