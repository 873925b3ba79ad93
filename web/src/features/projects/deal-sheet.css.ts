import { style } from '@vanilla-extract/css'
import { rule } from '../../ui/layout/print-sheet.css'

/** Typed line breaks; long words wrap. */
export const typed = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
export const lines = style({ borderBottom: rule })
export const fact = style({
  display: 'grid',
  gridTemplateColumns: '32mm minmax(0, 1fr)',
  gap: '4pt',
  padding: '2pt 0',
  borderTop: '0.5pt solid #999',
})
export const term = style({ fontSize: '9pt' })
export const value = style({ margin: 0, fontWeight: 600, overflowWrap: 'anywhere' })
/** Both names, on one page. */
export const signatures = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '30pt 24pt', paddingTop: '40pt', breakInside: 'avoid' })
export const line = style({
  borderTop: rule,
  paddingTop: '2pt',
  fontSize: '9pt',
  overflowWrap: 'anywhere',
  selectors: { '&:first-child': { gridColumn: '1 / -1', width: '60%' } },
})
