import { style } from '@vanilla-extract/css'
import { space, weight } from '../../../styles/scale'
import { vars } from '../../../styles/theme.css'

export const list = style({ display: 'flex', flexDirection: 'column' })
export const stage = style({
  padding: `${space.s} 0`,
  borderBottom: `1px solid ${vars.line}`,
  selectors: { '&:first-child': { borderTop: `1px solid ${vars.line}` } },
})
export const head = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: `0 ${space.m}` })
/** The amount goes below where a long word has no room beside it; a longer word breaks. */
export const name = style({ flex: '1 1 11rem', minWidth: 0, overflowWrap: 'anywhere', fontWeight: weight.medium })
/** An outlined button does not touch the line above. */
export const below = style({ paddingTop: space.xxs })
/** A line each, which may wrap. */
export const points = style({ listStyle: 'disc', paddingLeft: '1.25em' })
export const amount = style({ fontWeight: weight.strong, fontVariantNumeric: 'tabular-nums' })
