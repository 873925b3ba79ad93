import { style } from '@vanilla-extract/css'
import { radius, size, space } from '../../styles/scale'
import { vars } from '../../styles/theme.css'

export const sheet = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  textAlign: 'center',
  gap: space.s,
  padding: `${space.xxl} ${space.l}`,
  borderRadius: radius.l,
  border: `1.5px dashed ${vars.lineStrong}`,
  backgroundImage: `linear-gradient(${vars.grid} 1px, transparent 1px), linear-gradient(90deg, ${vars.grid} 1px, transparent 1px)`,
  backgroundSize: '22px 22px',
  backgroundPosition: 'center top',
})
export const drawing = style({ width: 'min(100%, 15rem)', color: vars.ink, marginBottom: space.xs })
export const title = style({ fontSize: size.xl, maxWidth: '26rem' })
export const text = style({ color: vars.inkSoft, maxWidth: '28rem' })
export const action = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space.s, marginTop: space.xs })
