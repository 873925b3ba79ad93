import { style, styleVariants } from '@vanilla-extract/css'
import { size } from '../../styles/scale'
import { figures } from '../../styles/text.css'
import { vars } from '../../styles/theme.css'

export const frame = style({ display: 'flex', flexDirection: 'column', gap: '2px' })
export const row = style({ display: 'flex', alignItems: 'baseline', gap: '0.375rem', flexWrap: 'wrap' })
export const sizes = styleVariants({
  m: [figures, { fontSize: '1.25rem', fontWeight: 650 }],
  l: [figures, { fontSize: '1.5rem', fontWeight: 700 }],
  xl: [figures, { fontSize: 'clamp(1.75rem, 1.5rem + 1vw, 2.25rem)', fontWeight: 700 }],
})
export const unit = style({ color: vars.inkSoft })
export const label = style({ fontSize: size.xs, color: vars.inkSoft })
export const note = style({ fontSize: size.xs, color: vars.inkSoft })
