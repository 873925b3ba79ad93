import { style } from '@vanilla-extract/css'
import { medium } from '../../styles/media'
import { radius, size, space, weight } from '../../styles/scale'
import { figures } from '../../styles/text.css'
import { vars } from '../../styles/theme.css'

export const figure = style({ display: 'flex', flexDirection: 'column', gap: space.s })
/** Squared paper. */
export const sheet = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s,
  padding: space.m,
  borderRadius: radius.l,
  border: `1px solid ${vars.line}`,
  backgroundColor: vars.paper,
  backgroundImage: `linear-gradient(${vars.grid} 1px, transparent 1px), linear-gradient(90deg, ${vars.grid} 1px, transparent 1px)`,
  backgroundSize: '22px 22px',
  '@media': { [medium]: { padding: space.xl } },
})
export const project = style({ fontWeight: weight.strong })
export const offers = style({ display: 'flex', flexDirection: 'column', gap: space.s })
/** Below the name on narrow screens. */
export const offer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xxs} ${space.s}`,
  padding: space.s,
  background: vars.surface,
  border: `1px solid ${vars.line}`,
  borderRadius: radius.m,
  boxShadow: vars.cardShadow,
})
export const who = style({ flex: '1 1 7.5rem', display: 'flex', flexDirection: 'column', lineHeight: 1.3 })
export const name = style({ fontWeight: weight.strong, fontSize: size.s, '@media': { [medium]: { fontSize: size.m } } })
export const role = style({ fontSize: size.xs, color: vars.inkSoft })
const cell = style({ padding: '4px 8px', borderRadius: radius.s, whiteSpace: 'nowrap' })
const low = style({ background: vars.okTint, color: vars.ok })
export const price = style([cell, figures, { marginLeft: 'auto', fontSize: '1.25rem', fontWeight: 700 }])
export const lowPrice = style([price, low])
export const days = style([cell, figures, { fontSize: '1.0625rem', fontWeight: 650 }])
export const lowDays = style([days, low])
export const caption = style({ fontSize: size.xs, color: vars.inkSoft })
