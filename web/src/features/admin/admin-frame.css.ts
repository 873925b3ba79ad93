import { style } from '@vanilla-extract/css'
import { narrow, smallest } from '../../styles/media'
import { minus, radius, size, space, weight } from '../../styles/scale'
import { vars } from '../../styles/theme.css'
import { link } from '../../ui/layout/navigation/sidebar.css'

/** For a keyboard; a phone's header has no room for it, and its menu has every page. */
export const tools = style({ '@media': { [narrow]: { display: 'none' } } })
/** Beside the logo's name, so that this area is not taken for the site. */
export const area = style({
  marginRight: space.xs,
  padding: `${space.xxs} ${space.s}`,
  borderRadius: radius.round,
  background: vars.petrol,
  color: vars.onPetrol,
  fontSize: size.xs,
  fontWeight: weight.strong,
  whiteSpace: 'nowrap',
  // On the smallest phones it fits beside the whole logo.
  '@media': { [smallest]: { marginRight: 0, paddingInline: space.xs, fontSize: '0.6875rem' } },
})
/** Its entries stand in line with those of the navigation above. */
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
