import { style } from '@vanilla-extract/css'
import { space, weight } from '../../styles/scale'
import { vars } from '../../styles/theme.css'

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xs} ${space.m}`,
  padding: `${space.s} ${space.m}`,
  selectors: { '& + &': { borderTop: `1px solid ${vars.line}` } },
})
export const title = style({ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' })
export const amount = style({ fontWeight: weight.strong, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
