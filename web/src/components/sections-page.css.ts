import { style } from '@vanilla-extract/css'
import { wide } from '../styles/media'
import { size, space } from '../styles/scale'
import { alone, link } from '../ui/content/text/text-link.css'

export const frame = style({
  display: 'grid',
  gap: space.xxl,
  '@media': { [wide]: { gridTemplateColumns: '15rem minmax(0, 1fr)', gap: space.huge, alignItems: 'start' } },
})
export const contents = style({
  display: 'flex',
  flexDirection: 'column',
  '@media': { [wide]: { position: 'sticky', top: `calc(64px + ${space.l})` } },
})
export const text = style({ display: 'flex', flexDirection: 'column', gap: space.xxl, maxWidth: '44rem' })
export const section = style({ display: 'flex', flexDirection: 'column', gap: space.s, fontSize: size.l })
export const jump = style([link, alone, { fontSize: size.m }])
