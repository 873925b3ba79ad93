import { style } from '@vanilla-extract/css'
import { font } from '../../styles/scale'
import { vars } from '../../styles/theme.css'

/** The draughtsman's hand: ink for what is, dashes for what is to be, the orange pencil for measures. */
export const drawing = style({
  width: '100%',
  height: 'auto',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  overflow: 'visible',
})
export const thin = style({ strokeWidth: 1, opacity: 0.7 })
export const faint = style({ strokeWidth: 1, opacity: 0.4 })
export const planned = style({ strokeDasharray: '5 4', opacity: 0.8 })
export const axis = style({ strokeWidth: 1, strokeDasharray: '9 3 2 3', opacity: 0.5 })
export const pencil = style({ stroke: vars.pencil, strokeWidth: 1.7 })
export const paper = style({ fill: vars.surface })
export const shade = style({ fill: vars.petrolTint, stroke: 'none' })
export const measure = style({
  fill: vars.ctaText,
  stroke: 'none',
  fontFamily: font.display,
  fontSize: '15px',
  fontWeight: 600,
  textAnchor: 'middle',
})
/** Large lettering; in classes, since the security policy of prerendered pages allows no inline style. */
export const largeMeasure = style([measure, { fontSize: '21px', fontWeight: 700 }])
export const hugeMeasure = style([measure, { fontSize: '54px', fontWeight: 700 }])
