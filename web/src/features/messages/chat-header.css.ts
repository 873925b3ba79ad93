import { style } from '@vanilla-extract/css'
import { wide } from '../../styles/media'
import { layout, radius, size, space, target, weight } from '../../styles/scale'
import { oneLine } from '../../styles/text.css'
import { vars } from '../../styles/theme.css'

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
export const words = style({ flex: 1, minWidth: 0 })
/** clip: focus would scroll hidden overflow. */
export const name = style([oneLine, { overflow: ['hidden', 'clip'], display: 'block', fontFamily: 'inherit', fontSize: size.l }])
export const about = style({ display: 'flex', alignItems: 'baseline', gap: space.xs, fontSize: size.xs })
export const online = style({ flex: 'none', fontWeight: weight.strong, color: vars.ok })
/** A second way to the project. */
export const projectLink = style({
  minWidth: 0,
  color: vars.petrol,
  textDecoration: 'none',
  borderRadius: '4px',
  selectors: { '&[data-hovered]': { textDecoration: 'underline' } },
})
export const project = style([oneLine, { display: 'block' }])
export const toProject = style([
  round,
  {
    display: 'none',
    gap: space.xs,
    color: vars.petrol,
    fontSize: size.s,
    fontWeight: weight.strong,
    '@media': { [wide]: { display: 'inline-flex', padding: `0 ${space.s}` } },
  },
])
