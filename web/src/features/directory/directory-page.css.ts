import { globalStyle, style } from '@vanilla-extract/css'
import { space } from '../../styles/scale'

/** As high as the controls that come; two beside each other where their words fit. */
export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
  alignItems: 'end',
  gap: space.s,
  minHeight: '4.75rem',
  maxWidth: '36rem',
})
globalStyle(`${frame} button > span`, { overflowWrap: 'anywhere' })
