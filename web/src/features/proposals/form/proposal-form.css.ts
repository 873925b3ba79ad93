import { style } from '@vanilla-extract/css'
import { size, space } from '../../../styles/scale'
import { vars } from '../../../styles/theme.css'

/** Price and days side by side, their sense below. */
export const figures = style({ display: 'grid', gridTemplateColumns: '1.6fr 1fr', gap: space.s, alignItems: 'start' })
export const quote = style({ outline: 'none' })
export const help = style({
  gridColumn: '1 / -1',
  fontSize: size.s,
  color: vars.inkSoft,
  lineHeight: 1.4,
  // Always rendered, so that it is announced; without room while empty.
  selectors: { '&:empty': { marginTop: `calc(-1 * ${space.s})` } },
  fontVariantNumeric: 'tabular-nums',
})
