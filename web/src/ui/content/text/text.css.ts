import { style, styleVariants } from '@vanilla-extract/css'
import { size, weight } from '../../../styles/scale'
import { vars } from '../../../styles/theme.css'

export const tones = styleVariants({
  plain: {},
  soft: { color: vars.inkSoft },
  ok: { color: vars.ok },
  warn: { color: vars.warn },
  bad: { color: vars.bad },
})
export const sizes = styleVariants({ xs: { fontSize: size.xs }, s: { fontSize: size.s, lineHeight: 1.45 }, m: {}, l: { fontSize: size.l } })
export const strong = style({ fontWeight: weight.strong })
export const withIcon = style({ display: 'inline-flex', alignItems: 'center', gap: '0.375rem' })
/** A long word breaks beside its icon. */
export const besideIcon = style({ minWidth: 0 })
export const asTyped = style({ whiteSpace: 'pre-line' })
export const clamps = styleVariants({ 1: [1], 2: [2], 3: [3] }, ([lines]) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical' as const,
  WebkitLineClamp: lines,
  overflow: 'hidden',
}))
