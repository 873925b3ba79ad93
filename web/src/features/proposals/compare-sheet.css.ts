import { style } from '@vanilla-extract/css'
import { rule } from '../../ui/layout/print-sheet.css'

/** Many proposals are smaller, to fit one page. */
export const table = style({
  fontSize: '10pt',
  lineHeight: 1.3,
  borderTop: rule,
  borderBottom: rule,
  selectors: { '&[data-density="close"]': { fontSize: '9pt' }, '&[data-density="closest"]': { fontSize: '7.5pt', lineHeight: 1.15 } },
})
const cell = {
  padding: '3pt 8pt 3pt 0',
  textAlign: 'left',
  verticalAlign: 'top',
  selectors: { '[data-density="closest"] &': { paddingBlock: '1pt' } },
} as const
export const head = style([cell, { fontSize: '8pt', fontWeight: 600, borderBottom: rule }])
/** The width that the figures leave, whatever the font. */
export const who = style([cell, { width: '100%', fontWeight: 400, overflowWrap: 'anywhere' }])
export const figure = style([cell, { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }])
export const amount = style([figure, { fontWeight: 700 }])
export const row = style({ breakInside: 'avoid', selectors: { '& + &': { borderTop: '0.5pt solid #999' } } })
export const name = style({ fontWeight: 600 })
export const letter = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  overflow: 'hidden',
  fontSize: '8.5pt',
  selectors: { '[data-density="close"] &': { WebkitLineClamp: 2, fontSize: '8pt' }, '[data-density="closest"] &': { display: 'none' } },
})
