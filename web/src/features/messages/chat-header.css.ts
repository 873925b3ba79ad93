import { style } from '@vanilla-extract/css'
import { wide } from '../../styles/media'
import { layout, radius, size, space, target, weight } from '../../styles/scale'
import { oneLine } from '../../styles/text.css'
import { vars } from '../../styles/theme.css'
import { clamps } from '../../ui/content/text.css'

export const header = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  minHeight: layout.headerWide,
  padding: `${space.xs} ${space.s} ${space.xs} ${space.xxs}`,
  background: vars.surface,
  borderBottom: `1px solid ${vars.line}`,
  '@media': { [wide]: { padding: `${space.s} ${space.l}` } },
})
const round = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: target.min,
  minHeight: target.min,
  borderRadius: radius.m,
  textDecoration: 'none',
  selectors: { '&[data-hovered], &[data-pressed]': { background: vars.petrolTint } },
})
export const back = style([round, { '@media': { [wide]: { display: 'none' } } }])
export const words = style({ flex: 1 })
/** Two lines of it: a company's name is long, and a phone narrow. */
export const name = style([clamps[2], { fontFamily: 'inherit', fontSize: size.l }])
export const about = style({ display: 'flex', alignItems: 'baseline', gap: space.xs, fontSize: size.xs })
export const online = style({ flex: 'none', fontWeight: weight.strong, color: vars.ok })
export const project = style([oneLine, { color: vars.inkSoft }])
export const toProject = style([
  round,
  { gap: space.xs, color: vars.petrol, fontSize: size.s, fontWeight: weight.strong, '@media': { [wide]: { padding: `0 ${space.s}` } } },
])
export const toProjectWords = style({ display: 'none', '@media': { [wide]: { display: 'inline' } } })
