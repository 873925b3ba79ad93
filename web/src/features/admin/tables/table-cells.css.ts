import { globalStyle, style } from '@vanilla-extract/css'
import { dense, medium, narrow } from '../../../styles/media'
import { space } from '../../../styles/scale'
import { line } from '../titled-line.css'

export const person = style({ display: 'flex', alignItems: 'center', gap: space.s, minWidth: 0 })
globalStyle(`${person} > :first-child`, { '@media': { [dense]: { width: '26px', height: '26px', fontSize: '0.6875rem' } } })
/** Side by side at a desk; cut at the end. */
export const personWords = style([line, { '@media': { [dense]: { flexDirection: 'row', alignItems: 'baseline', gap: space.xs } } }])
globalStyle(`${personWords} > *`, { '@media': { [medium]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } } })
globalStyle(`${personWords} > a`, { '@media': { [dense]: { flex: 'none', maxWidth: '60%' } } })
/** Beside the row's name; cut at the end. */
export const name = style({
  overflowWrap: 'anywhere',
  '@media': {
    [medium]: {
      display: 'inline-block',
      maxWidth: '8rem',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      verticalAlign: 'middle',
    },
    [dense]: { maxWidth: '14rem' },
  },
})
/** Words on a phone's card; in a table an icon, with hidden words. */
export const iconBadge = style({})
globalStyle(`${iconBadge} > span > span`, {
  '@media': { [medium]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } },
})
globalStyle(`${iconBadge} > span`, { '@media': { [medium]: { paddingInline: '6px' } } })
export const figure = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' })
export const badges = style({ display: 'inline-flex', gap: space.xxs, alignItems: 'center' })
export const actions = style({ display: 'inline-flex', gap: space.xs, justifyContent: 'flex-end', '@media': { [narrow]: { flexWrap: 'wrap' } } })
