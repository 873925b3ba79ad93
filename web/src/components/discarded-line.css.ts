import { style } from '@vanilla-extract/css'
import { minus, radius, space } from '../styles/scale'
import { vars } from '../styles/theme.css'

const row = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space.xs })
export const line = style([
  row,
  {
    flexWrap: 'wrap',
    padding: `${space.xs} ${space.m}`,
    border: `1px dashed ${vars.lineStrong}`,
    borderRadius: radius.l,
  },
])
export const bare = style([row, { marginRight: minus(space.s) }])
