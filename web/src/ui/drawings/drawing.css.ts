import { globalStyle, style } from '@vanilla-extract/css'
import { font } from '../../styles/scale'
import { vars } from '../../styles/theme.css'

/** SVG files name the classes below: the security policy of prerendered pages allows no inline style. */
export const drawing = style({})

const part = (name: string, rule: Parameters<typeof globalStyle>[1]) => globalStyle(`${drawing} ${name}`, rule)

/** Ink for what exists, dashes for what is planned, orange for measures. */
part('svg', {
  width: '100%',
  height: 'auto',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  overflow: 'visible',
})
part('.thin', { strokeWidth: 1, opacity: 0.7 })
part('.faint', { strokeWidth: 1, opacity: 0.4 })
part('.planned', { strokeDasharray: '5 4', opacity: 0.8 })
part('.axis', { strokeWidth: 1, strokeDasharray: '9 3 2 3', opacity: 0.5 })
part('.pencil', { stroke: vars.pencil, strokeWidth: 1.7 })
part('.paper', { fill: vars.surface })
part('.shade', { fill: vars.petrolTint, stroke: 'none' })
part('.measure', { fill: vars.ctaText, stroke: 'none', fontFamily: font.display, fontSize: '15px', fontWeight: 600, textAnchor: 'middle' })
part('.medium', { fontSize: '18px', fontWeight: 700 })
part('.large', { fontSize: '21px', fontWeight: 700 })
part('.huge', { fontSize: '54px', fontWeight: 700 })
