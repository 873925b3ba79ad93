import { style } from '@vanilla-extract/css'
import { wide } from '../../styles/media'
import { space } from '../../styles/scale'
import { vars } from '../../styles/theme.css'

export const questions = style({
  display: 'grid',
  gap: space.xxl,
  '@media': { [wide]: { gridTemplateColumns: '1fr 1fr', gap: `${space.xxxl} ${space.huge}` } },
})
export const question = style({ display: 'flex', flexDirection: 'column', gap: space.xs })
export const answer = style({ color: vars.inkSoft, maxWidth: '38rem' })
