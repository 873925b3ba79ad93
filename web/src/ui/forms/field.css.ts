import { globalStyle, style } from '@vanilla-extract/css'
import { forced } from '../../styles/media'
import { fieldInset, font, motion, radius, size, space, target, weight } from '../../styles/scale'
import { vars } from '../../styles/theme.css'

export const field = style({ display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: '6px', width: '100%' })
export const label = style({ fontSize: size.s, fontWeight: weight.strong, color: vars.ink, lineHeight: 1.35, width: 'fit-content' })
export const optional = style({ color: vars.inkSoft, fontWeight: weight.regular })
export const hint = style({ fontSize: size.s, color: vars.inkSoft, lineHeight: 1.4 })
export const error = style({ display: 'flex', gap: '6px', fontSize: size.s, fontWeight: weight.medium, color: vars.bad, lineHeight: 1.4 })
globalStyle(`${error} svg`, { marginTop: '0.15em' })

export const box = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: target.control,
  borderRadius: radius.m,
  background: vars.surface,
  border: `1.5px solid ${vars.edge}`,
  fontSize: size.l,
  color: vars.ink,
  transition: `border-color ${motion.quick}, box-shadow ${motion.quick}`,
  selectors: {
    '&:focus-within': { borderColor: vars.focus, boxShadow: `0 0 0 3px ${vars.focusGlow}` },
    '[data-invalid] &': { borderColor: vars.bad },
    '[data-invalid] &:focus-within': { boxShadow: `0 0 0 3px ${vars.badGlow}` },
    // Most forms are sent in an instant: their fields must not flash.
    '[data-disabled] &, [data-readonly] &': { background: vars.sunk, borderColor: vars.lineStrong, transition: `all ${motion.quick} ${motion.calm}` },
  },
  '@media': { [forced]: { selectors: { '&:focus-within': { outline: '2px solid' } } } },
})

export const input = style({
  flex: 1,
  width: '100%',
  minHeight: 'calc(50px - 3px)',
  padding: `${space.xs} ${fieldInset}`,
  border: 0,
  borderRadius: 'inherit',
  background: 'none',
  outline: 'none',
  textOverflow: 'ellipsis',
  selectors: {
    '&::placeholder': { color: vars.inkSoft, opacity: 1 },
    '&:disabled, &:read-only': { color: vars.inkSoft, WebkitTextFillColor: vars.inkSoft },
    '&:-webkit-autofill': { boxShadow: `inset 0 0 0 100px ${vars.surface}`, WebkitTextFillColor: vars.ink },
  },
})

export const figure = style([
  input,
  { fontFamily: font.display, fontSize: '1.375rem', fontWeight: 650, letterSpacing: '-0.01em', fontVariantNumeric: 'tabular-nums' },
])
export const before = style({
  flex: 'none',
  paddingLeft: fieldInset,
  marginRight: 'max(-0.375rem, -1.875vw)',
  color: vars.inkSoft,
  whiteSpace: 'nowrap',
})
export const after = style({
  flex: 'none',
  paddingRight: fieldInset,
  marginLeft: 'max(-0.375rem, -1.875vw)',
  color: vars.inkSoft,
  whiteSpace: 'nowrap',
  fontSize: size.m,
})
export const inBox = style({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  width: target.min,
  height: target.min,
  marginRight: '2px',
  borderRadius: '10px',
  color: vars.inkSoft,
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { background: vars.petrolTint, color: vars.petrol }, '&[data-focus-visible]': { outlineOffset: '-3px' } },
})
