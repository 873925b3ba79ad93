import { style } from '@vanilla-extract/css'
import { radius, size, space, weight } from '../../styles/scale'
import { unbroken } from '../../styles/text.css'
import { vars } from '../../styles/theme.css'

export const picker = style({ display: 'flex', flexDirection: 'column', gap: space.xs })
/** One column on a phone, else two. */
export const offers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 29rem), 1fr))',
  background: vars.surface,
  border: `1px solid ${vars.line}`,
  borderRadius: radius.l,
  overflow: 'hidden',
})
export const offer = style({
  display: 'grid',
  padding: `0 ${space.s}`,
  boxShadow: `0 1px 0 ${vars.line}`,
  selectors: { '&[data-picked]': { background: vars.petrolTint } },
})
export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: `0 ${space.s}` })
export const name = style({ fontWeight: weight.strong, lineHeight: 1.3, overflowWrap: 'anywhere' })
export const terms = style({ fontSize: size.xs, color: vars.inkSoft, fontVariantNumeric: 'tabular-nums' })
export const amount = style([unbroken, { fontSize: size.s, color: vars.ink, fontWeight: weight.strong }])
