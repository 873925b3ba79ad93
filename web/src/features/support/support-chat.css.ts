import { style } from '@vanilla-extract/css'
import { low } from '../../styles/media'
import { font, size, space, weight } from '../../styles/scale'
import { vars } from '../../styles/theme.css'

/** Squared paper, as in every empty place. */
export const empty = style({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  textAlign: 'center',
  gap: space.xs,
  padding: space.m,
  backgroundImage: `linear-gradient(${vars.grid} 1px, transparent 1px), linear-gradient(90deg, ${vars.grid} 1px, transparent 1px)`,
  backgroundSize: '22px 22px',
  backgroundPosition: 'center top',
})
/** Hidden where there is little height. */
export const drawing = style({ width: '11rem', flex: 'none', marginTop: 'auto', '@media': { [low]: { display: 'none' } } })
export const emptyTitle = style({
  fontFamily: font.display,
  fontSize: size.xl,
  fontWeight: weight.heavy,
  '@media': { [low]: { marginTop: 'auto' } },
})
export const emptyText = style({ maxWidth: '20rem', marginBottom: 'auto', fontSize: size.s, color: vars.inkSoft })
export const hint = style({
  flex: 'none',
  padding: `${space.xs} ${space.m}`,
  background: vars.sunk,
  borderTop: `1px solid ${vars.line}`,
  fontSize: size.xs,
  color: vars.inkSoft,
})
