import { style } from '@vanilla-extract/css'
import { medium } from '../../styles/media'
import { font, radius, size, space } from '../../styles/scale'
import { vars } from '../../styles/theme.css'

export const section = style({ display: 'flex', flexDirection: 'column', gap: space.m })
export const head = style({ display: 'flex', alignItems: 'flex-start', gap: space.s })
export const number = style({
  flex: 'none',
  minWidth: '1.6ch',
  fontFamily: font.display,
  fontSize: '2rem',
  fontWeight: 700,
  lineHeight: 1,
  color: vars.ctaText,
})
export const title = style({ fontSize: size.xxl, paddingTop: '2px' })
export const hint = style({ color: vars.inkSoft, fontSize: size.s, marginTop: space.xxs })
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.l,
  padding: space.m,
  background: vars.surface,
  border: `1px solid ${vars.line}`,
  borderRadius: radius.l,
  '@media': { [medium]: { padding: space.xl } },
})
