import { style } from '@vanilla-extract/css'
import { medium } from '../../styles/media'
import { radius, size, space, weight } from '../../styles/scale'
import { figures } from '../../styles/text.css'
import { vars } from '../../styles/theme.css'

export const figure = style({ display: 'flex', flexDirection: 'column', gap: space.s })
/** A sheet of squared paper. */
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
export const offer = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space.xxs} ${space.s}`,
  padding: space.s,
  background: vars.surface,
  border: `1px solid ${vars.line}`,
  borderRadius: radius.m,
  boxShadow: vars.cardShadow,
  '@media': { [medium]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto 5.5rem' } },
})
export const who = style({
  gridRow: '1 / span 2',
  gridColumn: 2,
  display: 'flex',
  flexDirection: 'column',
  lineHeight: 1.3,
  '@media': { [medium]: { gridRow: 'auto', gridColumn: 'auto' } },
})
export const name = style({ fontWeight: weight.strong, fontSize: size.s, '@media': { [medium]: { fontSize: size.m } } })
export const role = style({ fontSize: size.xs, color: vars.inkSoft })
const cell = style({ justifySelf: 'end', padding: '4px 8px', borderRadius: radius.s, whiteSpace: 'nowrap' })
const low = style({ background: vars.okTint, color: vars.ok })
export const price = style([cell, figures, { fontSize: '1.25rem', fontWeight: 700 }])
export const lowPrice = style([price, low])
export const days = style([cell, figures, { fontSize: '1.0625rem', fontWeight: 650, gridColumn: 3, '@media': { [medium]: { gridColumn: 'auto' } } }])
export const lowDays = style([days, low])
export const caption = style({ fontSize: size.xs, color: vars.inkSoft })
