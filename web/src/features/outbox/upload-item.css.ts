import { style } from '@vanilla-extract/css'
import { radius } from '../../styles/scale'
import { vars } from '../../styles/theme.css'

export const item = style({ position: 'relative' })
export const picture = style({
  display: 'block',
  width: '72px',
  height: '72px',
  objectFit: 'cover',
  borderRadius: radius.s,
  border: `1px solid ${vars.line}`,
})
