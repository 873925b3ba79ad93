import { style } from '@vanilla-extract/css'
import { medium } from '../../../styles/media'
import { space } from '../../../styles/scale'
import { vars } from '../../../styles/theme.css'

export const call = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.l,
  paddingBlock: space.xxxl,
  '@media': { [medium]: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', paddingBlock: space.huge } },
})
export const words = style({ display: 'flex', flexDirection: 'column', gap: space.xs })
export const text = style({ color: vars.inkSoft })
export const actions = style({
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  gap: space.s,
  '@media': { [medium]: { flexDirection: 'row' } },
})
