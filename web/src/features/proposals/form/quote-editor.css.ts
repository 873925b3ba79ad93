import { style } from '@vanilla-extract/css'
import { medium } from '../../../styles/media'
import { size, space } from '../../../styles/scale'
import { vars } from '../../../styles/theme.css'

export const editor = style({ display: 'flex', flexDirection: 'column', gap: space.xl, outline: 'none' })
export const group = style({ display: 'flex', flexDirection: 'column', gap: space.m, paddingTop: space.m, borderTop: `1px solid ${vars.line}` })
export const rows = style({ border: 0, padding: 0, margin: 0, minWidth: 0, display: 'flex', flexDirection: 'column', gap: space.m })
export const list = style({ display: 'flex', flexDirection: 'column', gap: space.s, outline: 'none' })

/** A line on a desk; on a phone the name has its own, and small figures follow. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space.xs,
  paddingBottom: space.s,
  borderBottom: `1px solid ${vars.line}`,
  '@media': { [medium]: { flexWrap: 'nowrap', borderBottom: 0, paddingBottom: 0 } },
})
export const name = style({ flex: '1 1 calc(100% - 60px)', minWidth: 0, '@media': { [medium]: { flex: '3 1 0' } } })
export const remove = style({ display: 'grid', alignItems: 'center', minHeight: '50px', '@media': { [medium]: { order: 1 } } })
export const kind = style({ display: 'grid', alignItems: 'center', minHeight: '50px', '@media': { [medium]: { flex: 'none', width: '7.5rem' } } })
export const quantity = style({ flex: '1 1 4.5rem', minWidth: '4.5rem' })
export const total = style({ flex: '1.6 1 7.5rem', minWidth: '7.5rem' })

export const next = style({ display: 'grid', gridTemplateColumns: '1fr auto', gap: space.xs, alignItems: 'end' })
export const sum = style({
  fontSize: size.s,
  color: vars.inkSoft,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:empty': { marginTop: `calc(-1 * ${space.m})` } },
})
export const stage = style({ display: 'grid', gridTemplateColumns: '1fr minmax(7.5rem, 0.8fr) auto', gap: space.xs, alignItems: 'start' })
export const head = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: space.xs })
export const warranty = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 12rem) auto',
  justifyContent: 'start',
  alignItems: 'end',
  gap: space.s,
})
