import { style } from '@vanilla-extract/css'
import { medium } from '../../styles/media'
import { radius, size, space, target, weight } from '../../styles/scale'
import { vars } from '../../styles/theme.css'

export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.xs} ${space.xl}` })
export const fact = style({ display: 'flex', gap: space.xs })
export const term = style({ color: vars.inkSoft })
export const list = style({ display: 'flex', flexDirection: 'column', fontSize: size.m })
export const row = style({
  display: 'grid',
  gap: `2px ${space.l}`,
  padding: `${space.s} 0`,
  borderBottom: `1px solid ${vars.line}`,
  selectors: { '&:last-child': { borderBottom: 0 } },
  '@media': { [medium]: { gridTemplateColumns: 'minmax(13rem, 2fr) 3fr' } },
})
export const word = style({ fontWeight: weight.strong })
export const code = style({
  fontFamily: "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace",
  fontSize: '0.9375em',
  overflowWrap: 'anywhere',
})
export const value = style({ display: 'flex', flexDirection: 'column', gap: space.xxs })
/** With the browser's own marker, which only a list item has. */
export const summary = style({ minHeight: target.min, width: 'fit-content', padding: `${space.xs} 0`, color: vars.petrol, cursor: 'pointer' })
export const fields = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxs,
  padding: space.s,
  background: vars.sunk,
  borderRadius: radius.m,
})
export const field = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: `0 ${space.m}` })
export const kind = style({ color: vars.inkSoft, fontSize: size.s })
