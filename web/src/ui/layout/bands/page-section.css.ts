import { style, styleVariants } from '@vanilla-extract/css'
import { medium, wide } from '../../../styles/media'
import { layout, size, space } from '../../../styles/scale'
import { vars } from '../../../styles/theme.css'

/** Laid out and painted only near the viewport. */
const section = style({ contentVisibility: 'auto', containIntrinsicSize: 'auto 36rem' })
export const grounds = styleVariants({
  paper: [section],
  surface: [section, { background: vars.surface, borderBlock: `1px solid ${vars.line}` }],
  sunk: [section, { background: vars.sunk }],
})
export const inner = style({
  width: '100%',
  maxWidth: `calc(${layout.wide} + 5.5rem)`,
  marginInline: 'auto',
  padding: `${space.xxl} ${space.l} ${space.xxxl}`,
  display: 'flex',
  flexDirection: 'column',
  gap: space.l,
  '@media': {
    [medium]: { padding: `${space.xxxl} 2.75rem 4rem`, gap: space.xl },
    [wide]: { padding: `${space.huge} 2.75rem 5.5rem`, gap: space.xxl },
  },
})
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: `0 ${space.m}` })
export const note = style({ color: vars.inkSoft, fontSize: size.s, whiteSpace: 'nowrap' })
