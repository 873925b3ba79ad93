import { style } from '@vanilla-extract/css'
import { space } from '../../styles/scale'
import { vars } from '../../styles/theme.css'

export const list = style({ display: 'flex', flexDirection: 'column', gap: space.s })
/** A draughtsman's dash. */
export const item = style({
  position: 'relative',
  paddingLeft: space.l,
  selectors: { '&::before': { content: '', position: 'absolute', left: 0, top: '0.75em', width: '10px', borderTop: `2px solid ${vars.pencil}` } },
})
