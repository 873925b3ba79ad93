import { style } from '@vanilla-extract/css'
import { wide } from '../../styles/media'
import { size, space } from '../../styles/scale'
import { vars } from '../../styles/theme.css'

export const frame = style({
  display: 'grid',
  gap: space.xxl,
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', gap: space.huge } },
})
export const story = style({ display: 'flex', flexDirection: 'column', gap: space.m, maxWidth: '40rem', fontSize: size.l })
/** A margin note beside the story on a desktop. */
export const aims = style({ display: 'grid', gap: space.xl, alignContent: 'start' })
export const aim = style({ display: 'flex', flexDirection: 'column', gap: space.xs })
export const text = style({ color: vars.inkSoft })
