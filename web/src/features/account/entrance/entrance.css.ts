import { style } from '@vanilla-extract/css'
import { medium, wide } from '../../../styles/media'
import { layout, minus, size, space } from '../../../styles/scale'
import { vars } from '../../../styles/theme.css'
import { band } from '../../../ui/layout/bands/blueprint-band.css'

export const frame = style({
  flex: 1,
  display: 'grid',
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', minHeight: `calc(100dvh - ${layout.headerWide})` } },
})
export const sheet = style([
  band,
  {
    display: 'none',
    '@media': {
      [wide]: { display: 'flex', flexDirection: 'column', justifyContent: 'space-between', gap: space.xxl, padding: `${space.huge} ${space.xxxl} 0` },
    },
  },
])

export const column = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  padding: `${space.xl} ${space.m} ${space.xxxl}`,
  '@media': { [wide]: { padding: `${space.huge} ${space.xxl}` } },
})
const content = { width: '100%', display: 'flex', flexDirection: 'column', gap: space.xl } as const
export const form = style({ ...content, maxWidth: '27rem' })
export const cards = style({ ...content, maxWidth: '34rem' })
export const head = style({ display: 'flex', flexDirection: 'column', gap: space.xs })
export const lead = style({ color: vars.inkSoft })
/** The end button's words stand flush with the fields. */
export const forgot = style({ marginRight: minus(space.m) })
export const between = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: `0 ${space.xxs}` })
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.xs}`,
  color: vars.inkSoft,
  fontSize: size.m,
  '@media': { [medium]: { justifyContent: 'flex-start' } },
})
