import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { size, space } from '../../styles/scale'
import { vars } from '../../styles/theme.css'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

export const frame = style({ display: 'inline-flex', alignItems: 'center', gap: space.xs })
export const page = style([
  frame,
  { display: 'flex', flexDirection: 'column', justifyContent: 'center', minHeight: '40dvh', color: vars.inkSoft, fontSize: size.s },
])
export const arc = style({ animation: `${turn} 900ms linear infinite`, transformOrigin: 'center' })
export const sizes = styleVariants({
  s: { width: '20px', height: '20px' },
  m: { width: '28px', height: '28px' },
  l: { width: '44px', height: '44px', color: vars.petrol },
})
