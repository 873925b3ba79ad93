import { style, styleVariants } from '@vanilla-extract/css'
import { medium } from '../../styles/media'
import { radius, space } from '../../styles/scale'
import { vars } from '../../styles/theme.css'
import { clamps } from '../content/text/text.css'

const bubble = style({
  width: 'fit-content',
  maxWidth: '82%',
  padding: '10px 14px 8px',
  border: '1px solid transparent',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '@media': { [medium]: { maxWidth: 'min(82%, 34rem)' } },
})
export const sides = styleVariants({
  theirs: [bubble, { background: vars.surface, borderColor: vars.line, borderRadius: '16px 16px 16px 5px', marginRight: 'auto' }],
  mine: [bubble, { background: vars.petrolTint, borderRadius: '16px 16px 5px 16px', marginLeft: 'auto' }],
})
export const bad = style({ background: vars.badTint, borderColor: vars.bad })
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '5px',
  marginTop: '2px',
  fontSize: '0.75rem',
  lineHeight: 1.4,
  color: vars.inkSoft,
  whiteSpace: 'normal',
})
export const footBad = style({ color: vars.bad, fontWeight: 600 })
export const day = style({
  display: 'block',
  width: 'fit-content',
  margin: `${space.m} auto ${space.xs}`,
  fontSize: '0.8125rem',
  color: vars.inkSoft,
  fontWeight: 500,
})
export const notice = style({
  width: 'fit-content',
  maxWidth: '24rem',
  margin: '0 auto',
  padding: '8px 16px',
  borderRadius: radius.l,
  background: vars.sunk,
  color: vars.inkSoft,
  fontSize: '0.8125rem',
  textAlign: 'center',
})
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'center',
  columnGap: space.xs,
  width: 'fit-content',
  maxWidth: '24rem',
  margin: '0 auto',
  padding: `${space.xxs} ${space.m}`,
  color: vars.inkSoft,
  fontSize: '0.75rem',
  lineHeight: 1.4,
  textAlign: 'center',
})
/** A change's whole text stands on the deal's card. */
export const lineText = style([clamps[3], { overflowWrap: 'anywhere', fontSize: '0.8125rem', fontWeight: 600 }])
export const unread = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  margin: `${space.xs} 0`,
  color: vars.ctaText,
  fontSize: '0.8125rem',
  fontWeight: 600,
  selectors: { '&::before, &::after': { content: '', flex: 1, borderTop: '1.5px solid currentColor', opacity: 0.45 } },
})
