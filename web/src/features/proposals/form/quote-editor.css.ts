import { globalStyle, style } from '@vanilla-extract/css'
import { radius, size, space, target, weight } from '../../../styles/scale'
import { vars } from '../../../styles/theme.css'
import { before, box, input } from '../../../ui/forms/field.css'

export const editor = style({ display: 'flex', flexDirection: 'column', gap: space.xl })
/** The container of rows and stages. A list that is one itself loses them in Chromium 156, where one is removed and the focus moves on. */
export const group = style({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: space.m,
  paddingTop: space.m,
  borderTop: `1px solid ${vars.line}`,
})
export const rows = style({ border: 0, padding: 0, margin: 0, minWidth: 0, display: 'flex', flexDirection: 'column', gap: space.m })
export const list = style({ display: 'flex', flexDirection: 'column', gap: space.s, outline: 'none' })

/** Room for a row in one line; and too little for its figures beside its kind. The form may stand in a narrow pane. */
const roomy = '(min-width: 36rem)'
const narrow = '(max-width: 18rem)'

export const row = style({
  display: 'grid',
  gridTemplate: '"name name name remove" "kind quantity total total" / 4.25rem minmax(0, 1fr) minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space.xs,
  paddingBottom: space.s,
  borderBottom: `1px solid ${vars.line}`,
  '@container': {
    [roomy]: {
      gridTemplate: '"name quantity total kind remove" / minmax(0, 1fr) 6.5rem 9rem 5rem auto',
      borderBottom: 0,
      paddingBottom: 0,
    },
    [narrow]: { gridTemplate: '"name name" "quantity quantity" "total total" "kind remove" / minmax(0, 1fr) auto' },
  },
})
export const name = style({ gridArea: 'name', minWidth: 0 })
export const quantity = style({ gridArea: 'quantity', minWidth: 0 })
export const total = style({ gridArea: 'total', minWidth: 0 })
export const kind = style({ gridArea: 'kind', display: 'grid', alignItems: 'center', minHeight: '50px' })
export const remove = style({ gridArea: 'remove', display: 'grid', alignItems: 'center', justifyItems: 'end', minHeight: '50px' })
/** A word that may take two lines. */
export const kindWord = style({
  minHeight: target.min,
  padding: '0 2px',
  borderRadius: radius.s,
  boxShadow: `inset 0 0 0 1.5px ${vars.edge}`,
  color: vars.petrol,
  fontSize: size.xs,
  fontWeight: weight.strong,
  lineHeight: 1.15,
  cursor: 'pointer',
  selectors: { '&[data-hovered], &[data-pressed]': { background: vars.petrolTint } },
})

export const next = style({ display: 'grid', gridTemplateColumns: '1fr auto', gap: space.xs })
/** Beside the field, below its label. */
export const add = style({ marginTop: `calc(${size.s} * 1.35 + 6px)` })
export const sum = style({
  fontSize: size.s,
  color: vars.inkSoft,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:empty': { marginTop: `calc(-1 * ${space.m})` } },
})
export const stage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(8.75rem, 0.9fr) auto',
  gap: space.xs,
  alignItems: 'start',
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})
/** Thousands with their cents fit beside the rest of a row, also in wide letters. */
globalStyle(`${row} ${box}, ${stage} ${box}`, { fontSize: size.m })
globalStyle(`${quantity} ${input}, ${total} ${input}, ${stage} ${input}`, { paddingInline: space.xs })
globalStyle(`${total} ${before}, ${stage} ${before}`, { paddingLeft: space.xs, marginRight: '-0.125rem' })
globalStyle(`${stage} > :first-child`, { '@container': { [narrow]: { gridColumn: '1 / -1' } } })
export const head = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: space.xs })
export const warranty = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 12rem) auto',
  justifyContent: 'start',
  alignItems: 'end',
  gap: space.s,
})
