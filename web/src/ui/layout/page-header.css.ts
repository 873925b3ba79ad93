import { style } from '@vanilla-extract/css'
import { medium } from '../../styles/media'
import { minus, size, space } from '../../styles/scale'
import { vars } from '../../styles/theme.css'

export const frame = style({ display: 'flex', flexDirection: 'column' })
export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  width: 'fit-content',
  minHeight: '44px',
  marginTop: minus(space.xs),
  color: vars.inkSoft,
  fontSize: size.s,
  fontWeight: 600,
  textDecoration: 'none',
  selectors: { '&[data-hovered]': { color: vars.petrol, textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
})
/** For a pane beside a list. */
export const stacked = style({ display: 'flex', flexDirection: 'column', gap: space.m })
export const row = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.m,
  '@media': { [medium]: { flexFlow: 'row wrap', alignItems: 'flex-end', justifyContent: 'space-between' } },
})
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  // Actions that leave a title less than this are placed under it.
  selectors: { [`${row} > &`]: { '@media': { [medium]: { flex: '1 1 22rem' } } } },
})
export const lead = style({ color: vars.inkSoft, maxWidth: '44rem' })
/** A hidden action takes no room. */
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.s, ':empty': { display: 'none' } })
