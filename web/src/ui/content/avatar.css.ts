import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { weight } from '../../styles/scale'
import { vars } from '../../styles/theme.css'

export const frame = style({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  overflow: 'hidden',
  fontWeight: weight.heavy,
  letterSpacing: 0,
  lineHeight: 1,
  userSelect: 'none',
})
globalStyle(`${frame} > *`, { gridArea: '1 / 1' })
export const shapes = styleVariants({ round: { borderRadius: '50%' }, square: { borderRadius: '28%' } })
/** Initials in px, as their frame; the name beside them is in letters that grow. */
export const sizes = styleVariants({
  s: { width: '34px', height: '34px', fontSize: '13px' },
  m: { width: '42px', height: '42px', fontSize: '15px' },
  l: { width: '64px', height: '64px', fontSize: '22px' },
  xl: { width: '112px', height: '112px', fontSize: '36px' },
})
export const tints = [
  style({ background: vars.petrolTint, color: vars.petrol }),
  style({ background: vars.violetTint, color: vars.violet }),
  style({ background: vars.okTint, color: vars.ok }),
  style({ background: vars.warnTint, color: vars.warn }),
  style({ background: vars.infoTint, color: vars.info }),
  style({ background: vars.ctaTint, color: vars.ctaText }),
]
export const initials = style({ selectors: { '&::before': { content: 'attr(data-initials)' } } })
export const image = style({ width: '100%', height: '100%', objectFit: 'cover' })
