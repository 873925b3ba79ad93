import { style } from '@vanilla-extract/css'
import { medium, narrow } from '../../../styles/media'
import { radius, size, space, target, weight } from '../../../styles/scale'
import { vars } from '../../../styles/theme.css'

export const frame = style({
  '@media': {
    [medium]: {
      overflowX: 'auto',
      scrollbarWidth: 'thin',
      background: vars.surface,
      border: `1px solid ${vars.line}`,
      borderRadius: radius.l,
      boxShadow: vars.cardShadow,
    },
  },
})
/** On a phone each row is a card: a table of five columns would be read through a keyhole. The roles stay those of a table. */
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  outline: 'none',
  '@media': { [narrow]: { display: 'block' } },
})
export const head = style({
  '@media': { [narrow]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' } },
})
export const column = style({
  padding: `${space.xxs} ${space.m}`,
  textAlign: 'left',
  fontSize: size.xs,
  fontWeight: weight.strong,
  color: vars.inkSoft,
  whiteSpace: 'nowrap',
  borderBottom: `1.5px solid ${vars.lineStrong}`,
  outline: 'none',
  selectors: {
    '&[data-allows-sorting]': { cursor: 'pointer' },
    '&[data-allows-sorting][data-hovered]': { color: vars.ink },
    '&[data-focus-visible]': { boxShadow: `inset 0 0 0 3px ${vars.focus}` },
    '&[data-sort-direction]': { color: vars.petrol },
  },
})
export const columnWords = style({ display: 'inline-flex', alignItems: 'center', gap: space.xxs, minHeight: target.min })
export const arrow = style({ flex: 'none' })
/** The column that names its row: its words may break anywhere, so that it would shrink to nothing beside the others. */
export const mainColumn = style({ '@media': { [medium]: { minWidth: '14rem' } } })
export const end = style({ '@media': { [medium]: { textAlign: 'right', whiteSpace: 'nowrap' } } })
export const whole = style({ '@media': { [medium]: { whiteSpace: 'nowrap' } } })
export const body = style({ '@media': { [narrow]: { display: 'flex', flexDirection: 'column', gap: space.s } } })
export const row = style({
  outline: 'none',
  selectors: {
    '&[data-focus-visible]': { outline: `3px solid ${vars.focus}`, outlineOffset: '-3px' },
  },
  '@media': {
    [medium]: {
      selectors: {
        '&:not(:last-child)': { borderBottom: `1px solid ${vars.line}` },
      },
    },
    [narrow]: {
      display: 'flex',
      flexDirection: 'column',
      gap: space.xs,
      padding: space.m,
      background: vars.surface,
      border: `1px solid ${vars.line}`,
      borderRadius: radius.l,
      boxShadow: vars.cardShadow,
    },
  },
})
export const cell = style({
  outline: 'none',
  verticalAlign: 'middle',
  selectors: { '&[data-focus-visible]': { outline: `3px solid ${vars.focus}`, outlineOffset: '-3px', borderRadius: radius.s } },
  '@media': {
    [medium]: { padding: `${space.s} ${space.m}` },
    [narrow]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: space.s,
      textAlign: 'right',
      overflowWrap: 'anywhere',
      selectors: {
        // Nothing to name.
        '&:empty': { display: 'none' },
        '&[data-name]::before': { content: 'attr(data-name)', color: vars.inkSoft, fontSize: size.s, textAlign: 'left', flex: 'none' },
      },
    },
  },
})
/** The row's own name stands first and needs no label. */
export const main = style({ overflowWrap: 'anywhere', '@media': { [narrow]: { textAlign: 'left', justifyContent: 'flex-start' } } })
