import { globalStyle, style } from '@vanilla-extract/css'
import { broad, medium, tiny, wide } from '../../styles/media'
import { whileOnScreen } from '../../styles/on-screen'
import { cornerRoom, layout, size, space, target, weight } from '../../styles/scale'
import { vars } from '../../styles/theme.css'

export const footer = style({
  background: vars.surface,
  borderTop: `1px solid ${vars.line}`,
  '@media': { print: { display: 'none' } },
})
const columns = style({
  display: 'grid',
  gap: `${space.xxl} ${space.xl}`,
  gridTemplateColumns: '1fr 1fr',
  '@media': { [tiny]: { gridTemplateColumns: '1fr' } },
})
export const inner = style([
  columns,
  {
    width: '100%',
    maxWidth: `calc(${layout.wide} + 5.5rem)`,
    marginInline: 'auto',
    padding: `${space.xxl} ${space.l} ${space.xl}`,
    '@media': { [medium]: { padding: `${space.xxxl} 2.75rem ${space.xl}` }, [wide]: { gridTemplateColumns: '1.6fr 1fr 1fr 1fr 1.2fr' } },
  },
])
export const folded = style({ paddingInline: space.m, '@media': { [medium]: { paddingInline: space.xl }, [wide]: { paddingInline: '2.75rem' } } })
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  width: 'fit-content',
  minHeight: target.min,
  fontSize: size.s,
  fontWeight: weight.medium,
  color: vars.inkSoft,
  cursor: 'pointer',
  borderRadius: '6px',
  // Safari draws a triangle of its own.
  selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:hover': { color: vars.petrol } },
})
export const chevron = style({ selectors: { [`${folded}[open] &`]: { transform: 'rotate(180deg)' } } })
/** Five columns need more width than there is beside a sidebar. */
export const unfolded = style([
  columns,
  { padding: `${space.l} 0 ${space.xl}`, '@media': { [broad]: { gridTemplateColumns: '1.6fr 1fr 1fr 1fr 1.2fr' } } },
])
globalStyle(`${whileOnScreen('corner')} :is(${inner}, ${unfolded})`, {
  paddingBottom: cornerRoom,
  '@media': { [wide]: { paddingRight: cornerRoom } },
})
export const brand = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.s,
  maxWidth: '22rem',
  '@media': { [wide]: { gridColumn: 'auto' } },
})
export const long = style({ gridRow: 'span 2', '@media': { [wide]: { gridRow: 'auto' } } })
export const title = style({ fontSize: size.m, marginBottom: space.xxs })
export const entries = style({ display: 'flex', flexDirection: 'column' })
export const entry = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: target.min,
  fontSize: size.s,
  fontWeight: weight.medium,
  color: vars.inkSoft,
  textDecoration: 'none',
  textAlign: 'left',
  cursor: 'pointer',
  borderRadius: '6px',
  selectors: { '&[data-hovered]': { color: vars.petrol, textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
})
export const contact = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.s,
  '@media': { [wide]: { gridColumn: 'auto' } },
})
export const fact = style({ fontSize: size.s, fontStyle: 'normal', color: vars.inkSoft, lineHeight: 1.7, overflowWrap: 'anywhere' })
/** Left-aligned: the scroll-to-top button is in the right corner. */
export const foot = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.xxl}`,
  padding: `${space.m} 3.5rem 0 0`,
  borderTop: `1px solid ${vars.line}`,
  fontSize: size.xs,
  color: vars.inkSoft,
})
export const legal = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space.l}` })
