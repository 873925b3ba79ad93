import { globalStyle, style } from '@vanilla-extract/css'
import { forced } from '../../../styles/media'
import { layout } from '../../../styles/scale'
import { vars } from '../../../styles/theme.css'

export const bar = style({
  background: vars.surface,
  borderTop: `1px solid ${vars.line}`,
  paddingBottom: 'env(safe-area-inset-bottom)',
})
export const list = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  height: layout.bottomBar,
  maxWidth: '40rem',
  marginInline: 'auto',
  padding: '0 2px',
})
export const link = style({
  position: 'relative',
  height: '100%',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '3px',
  padding: '8px 1px 4px',
  borderRadius: '10px',
  // A fifth of the narrowest phone: words that grew would touch.
  fontSize: 'clamp(10px, 3.1vw, 0.75rem)',
  fontWeight: 600,
  lineHeight: 1.1,
  letterSpacing: '-0.02em',
  textAlign: 'center',
  color: vars.inkSoft,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: { '&[data-current]': { color: vars.petrol }, '&[data-focus-visible]': { outlineOffset: '-3px' } },
  '@media': { [forced]: { selectors: { '&[data-current]': { border: '2px solid Highlight' } } } },
})
globalStyle(`${link}[data-current] .lucide`, { strokeWidth: 2.5 })
export const icon = style({ position: 'relative', display: 'grid', placeItems: 'center', width: '44px', height: '24px' })
