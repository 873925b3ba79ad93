import { style } from '@vanilla-extract/css'
import { medium, tiny } from '../../styles/media'
import { radius, space } from '../../styles/scale'
import { vars } from '../../styles/theme.css'

export const row = style({ display: 'flex', gap: space.m, alignItems: 'start', '@media': { [tiny]: { flexDirection: 'column' } } })
export const words = style({ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', gap: space.xs })
export const cover = style({
  flex: 'none',
  width: '88px',
  height: '88px',
  overflow: 'hidden',
  borderRadius: radius.m,
  border: `1px solid ${vars.line}`,
  '@media': { [medium]: { width: '136px', height: '102px' } },
})
