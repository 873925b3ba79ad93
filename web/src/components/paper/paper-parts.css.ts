import { style } from '@vanilla-extract/css'
import { size } from '../../styles/scale'
import { vars } from '../../styles/theme.css'
import { rule } from '../../ui/layout/print-sheet.css'

const thin = 'var(--paper-line, 0.5pt solid #999)'
const thick = `var(--paper-rule, ${rule})`

/** The same parts on a screen, in its colours. */
export const onScreen = style({
  '@media': { screen: { fontSize: size.s, vars: { '--paper-line': `1px solid ${vars.line}`, '--paper-rule': `1.5px solid ${vars.lineStrong}` } } },
})

export const typed = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
export const lines = style({ borderBottom: thick, margin: 0 })
export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(6.5em, 22%) minmax(0, 1fr)',
  gap: '0.4em',
  padding: '0.2em 0',
  borderTop: thin,
  breakInside: 'avoid',
})
export const term = style({ fontSize: '0.9em' })
export const value = style({ margin: 0, fontWeight: 600, whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
export const list = style({ margin: 0, paddingLeft: '1.2em', listStyle: 'disc', overflowWrap: 'anywhere' })

/** One page holds more of them than of a text. */
export const table = style({
  width: '100%',
  lineHeight: 1.3,
  borderTop: thick,
  borderBottom: thick,
  selectors: { '&[data-even]': { tableLayout: 'fixed' } },
})
export const row = style({
  breakInside: 'avoid',
  selectors: { '& + &': { borderTop: thin }, '&[data-look]': { fontWeight: 700, breakAfter: 'avoid' }, '&[data-look="sum"]': { borderTop: thick } },
})
const cell = {
  padding: '0.25em 0.8em 0.25em 0',
  textAlign: 'left',
  verticalAlign: 'top',
  fontWeight: 'inherit',
  whiteSpace: 'pre-line',
  selectors: { 'thead &': { fontWeight: 600, borderBottom: thick }, '&:last-child': { paddingRight: 0 } },
} as const
const wrapping = { ...cell, overflowWrap: 'anywhere' } as const
export const columns = {
  label: style({ ...wrapping, width: '9.5em', fontWeight: 600 }),
  even: style(wrapping),
  text: style({ ...wrapping, width: '100%' }),
  short: style({
    ...wrapping,
    maxWidth: '11em',
    selectors: { ...cell.selectors, 'thead &': { ...cell.selectors['thead &'], overflowWrap: 'normal' } },
  }),
  figure: style({ ...cell, textAlign: 'right', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }),
} as const
