import { globalStyle, style } from '@vanilla-extract/css'
import { space } from '../../styles/scale'

/** A name, mostly a link, with what is known of it right below. */
export const line = style({ display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' })
/** As a target for a thumb it reaches beyond its words, which keep the same distance from the next line, however many lines they take. */
globalStyle(`${line} > a`, { minHeight: 0, position: 'relative' })
globalStyle(`${line} > a::before`, { content: '""', position: 'absolute', inset: '-10px 0' })

/** Such a line, and a badge at its end, or below it where its words would break beside the badge. */
export const beside = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.xxs} ${space.s}`,
})
globalStyle(`${beside} > ${line}`, { flex: '1 1 8rem', maxWidth: '100%' })
export const badge = style({ flex: 'none' })
