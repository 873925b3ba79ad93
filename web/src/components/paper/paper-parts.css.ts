import { style } from '@vanilla-extract/css'
import { narrow } from '../../styles/media'
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

/** On a phone a row is one line with its figure; what stands between follows below. */
const stacked = `screen and ${narrow}`

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
  '@media': {
    [stacked]: {
      selectors: { 'table:not([data-even]) &': { display: 'flex', flexWrap: 'wrap' }, 'table:not([data-even]) thead &': { display: 'none' } },
    },
  },
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
const below = { order: 1, flexBasis: '100%', paddingTop: 0, textAlign: 'left' } as const
export const columns = {
  label: style({ ...wrapping, width: '9.5em', fontWeight: 600 }),
  even: style(wrapping),
  text: style({ ...wrapping, width: '100%', '@media': { [stacked]: { flex: '1 1 0', width: 'auto', minWidth: 'min(100%, 10em)' } } }),
  short: style({
    ...wrapping,
    maxWidth: '11em',
    selectors: { ...cell.selectors, 'thead &': { ...cell.selectors['thead &'], overflowWrap: 'normal' } },
    '@media': { [stacked]: { ...below, maxWidth: 'none', selectors: { '&:empty': { display: 'none' } } } },
  }),
  figure: style({
    ...cell,
    textAlign: 'right',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    '@media': { [stacked]: { marginLeft: 'auto', selectors: { '&:not(:last-child)': { ...below, marginLeft: 0 } } } },
  }),
} as const
