import { style, styleVariants } from '@vanilla-extract/css'
import { low, medium, wide } from '../../styles/media'
import { layer, layout, radius, size, space, weight } from '../../styles/scale'
import { figures, letterWidth, longestName } from '../../styles/text.css'
import { vars } from '../../styles/theme.css'

const labelWidth = 'var(--compare-label)'
const least = 'var(--compare-least)'
/** As wide as its columns; two, or one, fill a phone. */
const inner = {
  width: '100%',
  minWidth: `max(100%, calc(${labelWidth} + var(--columns) * ${least}))`,
}

/** The longest amount in 1.125rem, with padding. Product 56. */
const widest = `calc(${letterWidth} * 1.125rem * var(${longestName}) + 2 * ${space.s})`

/** 'Impermeabilização' in a list, with padding. */
const longWord = '9.75rem'

export const frame = style({
  position: 'relative',
  background: vars.surface,
  border: `1px solid ${vars.line}`,
  borderRadius: radius.l,
  boxShadow: vars.cardShadow,
  containerType: 'inline-size',
  vars: { '--compare-label': '0px', '--compare-least': `max(50cqi, ${widest})` },
  // The edge of a third shows that there are more.
  selectors: {
    '&[data-many]': { vars: { '--compare-least': `max(46cqi, ${widest})` } },
    '&[data-many][data-quoted]': { vars: { '--compare-least': `max(46cqi, ${longWord}, ${widest})` } },
  },
  '@media': {
    [medium]: {
      vars: { '--compare-label': '9.5rem', '--compare-least': '12.5rem' },
      selectors: { '&[data-many], &[data-many][data-quoted]': { vars: { '--compare-least': '12.5rem' } } },
    },
    [wide]: { vars: { '--compare-label': '10.5rem' } },
  },
})

export const strip = style({
  position: 'sticky',
  top: `var(--sticky-top, ${layout.header})`,
  zIndex: layer.bar - 1,
  overflow: 'auto hidden',
  scrollbarWidth: 'none',
  background: vars.surface,
  borderRadius: `${radius.l} ${radius.l} 0 0`,
  borderBottom: `1.5px solid ${vars.lineStrong}`,
  '@media': { [wide]: { top: `var(--sticky-top, ${layout.headerWide})` }, [low]: { position: 'static' } },
})
export const stripRow = style([inner, { display: 'grid', gridTemplateColumns: `${labelWidth} repeat(var(--columns), minmax(0, 1fr))` }])
export const stripLabel = style({ position: 'sticky', left: 0, background: vars.surface })
/** Between groups, as strong as the frame. */
const starts = { selectors: { '&[data-starts]': { borderLeft: `1.5px solid ${vars.lineStrong}` } } }
const cellPadding = { padding: `${space.s} ${space.s}`, '@media': { [medium]: { padding: `${space.m}` } } }
export const stripCell = style([cellPadding, starts, { display: 'grid', alignItems: 'center', '@media': { [medium]: { paddingBlock: space.xs } } }])
export const groupName = style([
  starts,
  {
    padding: `${space.xs} ${space.s}`,
    background: vars.sunk,
    borderBottom: `1px solid ${vars.line}`,
    '@media': { [medium]: { padding: `${space.xs} ${space.m}` } },
  },
])
export const groupText = style({
  position: 'sticky',
  left: space.s,
  display: 'inline-block',
  maxWidth: `calc(100cqi - 2 * ${space.s})`,
  fontSize: size.s,
  fontWeight: weight.strong,
  lineHeight: 1.3,
})

export const scroller = style({
  overflowX: 'auto',
  scrollPaddingLeft: labelWidth,
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'thin',
  borderRadius: `0 0 ${radius.l} ${radius.l}`,
})
export const table = style([inner, { tableLayout: 'fixed' }])

export const corner = style({ width: labelWidth, padding: 0, height: 0, display: 'none', '@media': { [medium]: { display: 'table-cell' } } })
export const columnName = style({ padding: 0, height: 0, lineHeight: 0, position: 'relative' })
export const unseen = style({ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' })

export const row = style({ selectors: { '&:not(:last-child)': { borderBottom: `1px solid ${vars.line}` } } })

export const labelAbove = style({ '@media': { [medium]: { display: 'none' } } })
export const labelAboveCell = style({ padding: `${space.s} 0 0`, textAlign: 'left' })
/** Stays while the columns scroll. */
export const labelText = style({
  position: 'sticky',
  left: space.s,
  display: 'inline-block',
  maxWidth: `calc(100cqi - 2 * ${space.s})`,
  fontSize: size.xs,
  fontWeight: weight.strong,
  color: vars.inkSoft,
  lineHeight: 1.3,
})
export const labelBeside = style({
  display: 'none',
  '@media': {
    [medium]: {
      display: 'table-cell',
      position: 'sticky',
      left: 0,
      zIndex: 1,
      width: labelWidth,
      padding: space.m,
      textAlign: 'left',
      verticalAlign: 'top',
      background: vars.surface,
      fontSize: size.s,
      fontWeight: weight.strong,
      color: vars.inkSoft,
      lineHeight: 1.35,
      borderRight: `1px solid ${vars.line}`,
    },
  },
})
export const sub = style({ fontWeight: weight.medium, whiteSpace: 'nowrap', '@media': { [medium]: { display: 'block', fontSize: size.xs } } })

export const cell = style([
  starts,
  {
    position: 'relative',
    padding: `${space.xxs} ${space.s} ${space.s}`,
    verticalAlign: 'top',
    '@media': { [medium]: { padding: space.m } },
  },
])
export const lowest = style([cell, { background: vars.okTint }])

export const sizes = styleVariants({
  large: [figures, { fontSize: 'clamp(1.125rem, 4.6vw, 1.5rem)', fontWeight: 700 }],
  medium: [figures, { fontSize: '1.25rem', fontWeight: 650 }],
  text: { fontVariantNumeric: 'tabular-nums' },
  small: { fontSize: size.xs, lineHeight: 1.4, fontVariantNumeric: 'tabular-nums', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  long: { fontVariantNumeric: 'tabular-nums', fontWeight: 700 },
})
export const tones = styleVariants({
  plain: {},
  ok: { color: vars.ok, fontWeight: weight.strong },
  bad: { color: vars.bad, fontWeight: weight.strong },
  soft: { color: vars.inkSoft },
})
export const mark = style({ display: 'block', fontSize: size.xs, fontWeight: weight.strong, color: vars.ok })
export const note = style({ display: 'block', fontSize: size.xs, color: vars.inkSoft, marginTop: '2px' })

export const actions = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  paddingTop: space.xs,
  '@media': { [medium]: { paddingTop: 0 } },
})
