import { style, styleVariants } from '@vanilla-extract/css'
import { radius, space } from '../../styles/scale'
import { vars } from '../../styles/theme.css'

const banner = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xs} ${space.m}`,
  padding: `${space.s} ${space.m}`,
  borderRadius: radius.l,
  border: '1px solid',
})
export const tones = styleVariants({
  info: [banner, { background: vars.petrolTint, color: vars.petrol, borderColor: 'transparent' }],
  ok: [banner, { background: vars.okTint, color: vars.ok, borderColor: 'transparent' }],
  warn: [banner, { background: vars.warnTint, color: vars.warn, borderColor: 'transparent' }],
  bad: [banner, { background: vars.badTint, color: vars.bad, borderColor: 'transparent' }],
})
export const main = style({ flex: '1 1 16rem', display: 'flex', alignItems: 'flex-start', gap: space.s })
export const mark = style({ flex: 'none', paddingTop: '1px' })
export const title = style({ display: 'block', fontWeight: 600 })
export const text = style({ color: vars.ink })
export const action = style({ marginLeft: 'auto' })
