import { globalStyle, style } from '@vanilla-extract/css'
import { medium, wide } from '../../../styles/media'
import { font, size, space, weight } from '../../../styles/scale'
import { vars } from '../../../styles/theme.css'

export const figures = style({
  display: 'grid',
  gap: space.s,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [wide]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', gap: space.m },
  },
})
/** Five cards in rows of two leave no gap. */
globalStyle(`${figures} > :last-child`, {
  gridColumn: '1 / -1',
  '@media': { [medium]: { gridColumn: 'auto' } },
})
export const figure = style({
  fontFamily: font.display,
  fontSize: size.title,
  fontWeight: weight.heavy,
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums',
})
export const bad = style([figure, { color: vars.bad }])
/** Two lines high, so that a row's figures align. */
export const label = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minHeight: '2.5em',
  fontSize: size.s,
  lineHeight: 1.25,
  color: vars.inkSoft,
  fontWeight: weight.medium,
})
export const badLabel = style([label, { color: vars.bad }])

export const columns = style({
  display: 'grid',
  gap: space.m,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space.l } },
})
export const list = style({ listStyle: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column', gap: space.s })
