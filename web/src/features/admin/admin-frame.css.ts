import { style } from '@vanilla-extract/css'
import { narrow, smallest } from '../../styles/media'
import { minus, radius, size, space, weight } from '../../styles/scale'
import { vars } from '../../styles/theme.css'
import { link } from '../../ui/layout/navigation/sidebar.css'

/** For keyboards; a phone's menu has every page. */
export const tools = style({ '@media': { [narrow]: { display: 'none' } } })
/** So that this area is not taken for the site. */
export const area = style({
  marginRight: space.xs,
  padding: `${space.xxs} ${space.s}`,
  borderRadius: radius.round,
  background: vars.petrol,
  color: vars.onPetrol,
  fontSize: size.xs,
  fontWeight: weight.strong,
  whiteSpace: 'nowrap',
  // Fits the smallest phones.
  '@media': { [smallest]: { marginRight: 0, paddingInline: space.xs, fontSize: '0.6875rem' } },
})
/** In line with the navigation above. */
export const leaving = style({ display: 'flex', flexDirection: 'column', gap: space.xxs, marginInline: minus(space.s) })
export const way = style([link, { width: '100%', textAlign: 'left' }])
export const person = style({
  padding: `0 ${space.s} ${space.xs}`,
  color: vars.inkSoft,
  fontSize: size.s,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
