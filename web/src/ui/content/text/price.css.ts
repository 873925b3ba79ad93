import { style } from '@vanilla-extract/css'
import { size, space } from '../../../styles/scale'
import { vars } from '../../../styles/theme.css'

export const frame = style({ display: 'flex', flexDirection: 'column', gap: space.xxs, marginTop: space.xxs })
export const row = style({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: `${space.xxs} ${space.m}`,
  flexWrap: 'wrap',
})
export const aside = style({
  color: vars.inkSoft,
  fontSize: size.s,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  paddingBottom: '2px',
})
