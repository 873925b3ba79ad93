import { globalStyle, style } from '@vanilla-extract/css'
import { dense, medium, narrow } from '../../../styles/media'
import { radius, size, space, target, weight } from '../../../styles/scale'
import { vars } from '../../../styles/theme.css'

export const frame = style({
  '@media': {
    [medium]: {
      flex: '0 1 auto',
      minHeight: 0,
      overflow: 'auto',
      scrollbarWidth: 'thin',
      background: vars.surface,
      border: `1px solid ${vars.line}`,
      borderRadius: radius.l,
      boxShadow: vars.cardShadow,
    },
  },
})
/** On a phone each row is a card, with the roles of a table. */
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  outline: 'none',
  '@media': { [narrow]: { display: 'block' } },
})
export const head = style({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  background: vars.surface,
  '@media': { [narrow]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' } },
})
export const column = style({
  padding: `0 ${space.xs}`,
  textAlign: 'left',
  fontSize: size.xs,
  fontWeight: weight.strong,
  color: vars.inkSoft,
  whiteSpace: 'nowrap',
  // A collapsed border would scroll away under a sticky head.
  boxShadow: `inset 0 -1.5px ${vars.lineStrong}`,
  outline: 'none',
  selectors: {
    '&[data-allows-sorting]': { cursor: 'pointer' },
    '&[data-allows-sorting][data-hovered]': { color: vars.ink },
    '&[data-focus-visible]': { boxShadow: `inset 0 0 0 3px ${vars.focus}` },
    '&[data-sort-direction]': { color: vars.petrol },
  },
  '@media': { [dense]: { paddingInline: space.s } },
})
export const columnWords = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  minHeight: target.min,
  '@media': { [dense]: { minHeight: '32px' } },
})
export const arrow = style({ flex: 'none' })
export const mainColumn = style({ '@media': { [medium]: { width: '100%', minWidth: '9rem' } } })
export const end = style({ '@media': { [medium]: { textAlign: 'right' } } })
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
        '&:hover': { background: vars.sunk },
        '&[data-leads]': { cursor: 'pointer' },
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
    [medium]: {
      height: '44px',
      maxWidth: '22rem',
      padding: `2px ${space.xs}`,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      fontSize: size.s,
      lineHeight: 1.25,
    },
    [dense]: { height: '34px', padding: `0 ${space.s}` },
    [narrow]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: space.s,
      textAlign: 'right',
      overflowWrap: 'anywhere',
      selectors: {
        '&:empty': { display: 'none' },
        '&[data-name]::before': { content: 'attr(data-name)', color: vars.inkSoft, fontSize: size.s, textAlign: 'left', flex: 'none' },
      },
    },
  },
})
/** The row's name needs no label. In a table it is truncated rather than broken. */
export const main = style({
  overflowWrap: 'anywhere',
  '@media': {
    [medium]: { maxWidth: 0 },
    [narrow]: { textAlign: 'left', justifyContent: 'flex-start' },
  },
})
/** An address breaks on a phone alone. */
globalStyle(`${cell} wbr`, { '@media': { [medium]: { display: 'none' } } })
/** The row is the target: its links need no target height. */
globalStyle(`${cell} a`, { '@media': { [medium]: { minHeight: 0 } } })
globalStyle(`${cell} > a`, {
  '@media': { [medium]: { display: 'inline-block', maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', verticalAlign: 'middle' } },
})
globalStyle(`${cell} button`, {
  '@media': {
    [medium]: { minHeight: '36px', height: '36px', padding: `0 ${space.xs}`, fontSize: size.s },
    [dense]: { minHeight: '30px', height: '30px' },
  },
})
export const foot = style({ display: 'flex', justifyContent: 'center', padding: space.s, ':empty': { display: 'none' } })
