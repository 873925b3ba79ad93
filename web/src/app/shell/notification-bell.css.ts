import { style } from '@vanilla-extract/css'
import { space } from '../../styles/scale'
import { vars } from '../../styles/theme.css'
import { panel as menuPanel } from './user-menu.css'

export { frame } from './user-menu.css'

export const panel = style([menuPanel, { display: 'flex', flexDirection: 'column', width: `min(25rem, calc(100vw - ${space.xl}))`, padding: 0 }])
export const foot = style({
  position: 'sticky',
  bottom: 0,
  textAlign: 'center',
  background: vars.surface,
  borderTop: `1px solid ${vars.line}`,
})
