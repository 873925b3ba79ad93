import { style } from '@vanilla-extract/css'
import { medium } from '../../styles/media'
import { size, space, weight } from '../../styles/scale'
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
