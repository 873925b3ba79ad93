import { style } from '@vanilla-extract/css'
import { rule } from '../../ui/layout/print-sheet.css'

/** `landscape` is a page of styles/shell.css. */
export const page = style({
  selectors: {
    '&[data-landscape]': { page: 'landscape' },
    '&[data-dense]': { fontSize: '8pt' },
    '&[data-dense][data-landscape]': { fontSize: '7pt' },
  },
})
/** Beside its neighbours; bands of a table follow each other. */
export const untitled = style({ marginTop: '8pt' })
/** Both names, on one page. */
export const signatures = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '30pt 24pt', paddingTop: '40pt', breakInside: 'avoid' })
export const line = style({
  borderTop: rule,
  paddingTop: '2pt',
  fontSize: '9pt',
  overflowWrap: 'anywhere',
  selectors: { '&:first-child': { gridColumn: '1 / -1', width: '60%' } },
})
