import { style } from '@vanilla-extract/css'
import { medium } from '../../../styles/media'
import { layout, space } from '../../../styles/scale'
import { blueprintTheme, vars } from '../../../styles/theme.css'

export const band = style([
  blueprintTheme,
  {
    backgroundImage: `linear-gradient(${vars.grid} 1px, transparent 1px), linear-gradient(90deg, ${vars.grid} 1px, transparent 1px)`,
    backgroundSize: '22px 22px',
    backgroundPosition: 'center top',
    overflow: 'hidden',
  },
])
export const inner = style({
  width: '100%',
  maxWidth: `calc(${layout.wide} + 5.5rem)`,
  marginInline: 'auto',
  padding: `0 ${space.l}`,
  '@media': { [medium]: { padding: '0 2.75rem' } },
})
