import { style, styleVariants } from '@vanilla-extract/css'
import { size } from '../../styles/scale'
import { figures, letterWidth, longestName } from '../../styles/text.css'
import { vars } from '../../styles/theme.css'

export const frame = style({ display: 'flex', flexDirection: 'column', gap: '2px' })
export const row = style({ display: 'flex', alignItems: 'baseline', gap: '0.375rem', flexWrap: 'wrap' })
/** Bounded by the screen less margins: an amount stays on one line with letters twice as large. */
const within = (fontSize: string): string => `min(${fontSize}, calc((100vw - 5rem) / (${letterWidth} * var(${longestName}))))`
export const sizes = styleVariants({
  s: [figures, { fontSize: within(size.m), fontWeight: 600 }],
  m: [figures, { fontSize: within('1.25rem'), fontWeight: 650 }],
  l: [figures, { fontSize: within('1.5rem'), fontWeight: 700 }],
  xl: [figures, { fontSize: within('clamp(1.75rem, 1.5rem + 1vw, 2.25rem)'), fontWeight: 700 }],
})
export const unit = style({ color: vars.inkSoft })
export const label = style({ fontSize: size.xs, color: vars.inkSoft })
export const note = style({ fontSize: size.xs, color: vars.inkSoft })
