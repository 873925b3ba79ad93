import { style, styleVariants } from '@vanilla-extract/css'
import { radius, size, weight } from '../../styles/scale'
import { vars } from '../../styles/theme.css'

const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '28px',
  padding: '3px 10px 3px 8px',
  borderRadius: radius.round,
  fontSize: size.xs,
  fontWeight: weight.strong,
  lineHeight: 1.25,
  width: 'fit-content',
})
export const tones = styleVariants({
  neutral: [badge, { background: vars.sunk, color: vars.inkSoft }],
  ok: [badge, { background: vars.okTint, color: vars.ok }],
  info: [badge, { background: vars.infoTint, color: vars.info }],
  warn: [badge, { background: vars.warnTint, color: vars.warn }],
  bad: [badge, { background: vars.badTint, color: vars.bad }],
  violet: [badge, { background: vars.violetTint, color: vars.violet }],
})
