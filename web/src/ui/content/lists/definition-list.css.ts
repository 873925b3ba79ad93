import { style } from '@vanilla-extract/css'
import { medium } from '../../../styles/media'
import { size, space } from '../../../styles/scale'
import { vars } from '../../../styles/theme.css'

export const list = style({ display: 'flex', flexDirection: 'column' })
export const row = style({
  display: 'grid',
  gap: `2px ${space.l}`,
  padding: `${space.s} 0`,
  borderBottom: `1px solid ${vars.line}`,
  selectors: { '&:last-child': { borderBottom: 0 } },
  '@media': { [medium]: { gridTemplateColumns: 'minmax(9rem, 1fr) 2fr' } },
})
export const term = style({ color: vars.inkSoft, fontSize: size.s })
export const value = style({ margin: 0 })
