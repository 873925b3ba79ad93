import { style } from '@vanilla-extract/css'
import { size } from '../../../styles/scale'
import { oneLine } from '../../../styles/text.css'
import { vars } from '../../../styles/theme.css'

export const list = style({ display: 'flex', alignItems: 'center', gap: '0.375rem', fontSize: size.s, color: vars.inkSoft })
export const item = style({ display: 'flex', alignItems: 'center', gap: '0.375rem', selectors: { '&:not(:last-child)': { flex: 'none' } } })
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  color: vars.inkSoft,
  textDecoration: 'none',
  selectors: { '&[data-hovered]': { color: vars.petrol, textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
})
export const here = style([oneLine, { lineHeight: '44px' }])
