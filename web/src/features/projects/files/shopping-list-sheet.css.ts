import { style } from '@vanilla-extract/css'
import { rule } from '../../../ui/layout/print-sheet.css'

export const list = style({ listStyle: 'none', margin: 0, padding: 0, borderTop: rule })
export const row = style({
  display: 'grid',
  gridTemplateColumns: '5mm minmax(0, 1fr) minmax(0, 45mm)',
  gap: '8pt',
  alignItems: 'baseline',
  padding: '5pt 0',
  borderBottom: '0.5pt solid #999',
  breakInside: 'avoid',
})
/** Its frame prints without background graphics. */
export const box = style({ width: '4mm', height: '4mm', border: rule, alignSelf: 'start', marginTop: '1pt' })
export const name = style({ overflowWrap: 'anywhere' })
export const quantity = style({ overflowWrap: 'anywhere', textAlign: 'right', fontWeight: 600 })
