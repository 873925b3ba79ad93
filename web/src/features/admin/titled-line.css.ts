import { globalStyle, style } from '@vanilla-extract/css'
import { space } from '../../styles/scale'

/** A name, mostly a link, and its facts below. */
export const line = style({ display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' })
/** A thumb's target beyond the words, without changing the lines' distance. */
globalStyle(`${line} > a`, { minHeight: 0, position: 'relative' })
globalStyle(`${line} > a::before`, { content: '""', position: 'absolute', inset: '-10px 0' })

/** A badge at the end, or below where words would break. */
export const beside = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.xxs} ${space.s}`,
})
globalStyle(`${beside} > ${line}`, { flex: '1 1 8rem', maxWidth: '100%' })
export const badge = style({ flex: 'none' })
