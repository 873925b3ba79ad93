import { style } from '@vanilla-extract/css'
import { radius, space } from '../styles/scale'
import { vars } from '../styles/theme.css'

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xs,
  padding: `${space.xs} ${space.m}`,
  border: `1px dashed ${vars.lineStrong}`,
  borderRadius: radius.l,
})
