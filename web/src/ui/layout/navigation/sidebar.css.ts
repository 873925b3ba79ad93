import { style } from '@vanilla-extract/css'
import { forced } from '../../../styles/media'
import { bottomRoom, layout, space, target } from '../../../styles/scale'
import { vars } from '../../../styles/theme.css'

export const sidebar = style({
  position: 'sticky',
  top: layout.headerWide,
  height: `calc(100dvh - ${layout.headerWide} - ${bottomRoom})`,
  overflow: 'auto',
  display: 'flex',
  flexDirection: 'column',
  padding: `${space.l} ${space.s} ${space.m}`,
  background: vars.surface,
  borderRight: `1px solid ${vars.line}`,
})
export const list = style({ display: 'flex', flexDirection: 'column', gap: space.xxs })
export const link = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  minHeight: target.min,
  padding: `${space.xxs} ${space.s}`,
  borderRadius: '11px',
  fontSize: '0.9375rem',
  fontWeight: 600,
  color: vars.inkSoft,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { color: vars.petrol, background: vars.petrolTint },
    '&[data-current]': { color: vars.petrol, background: vars.petrolTint },
  },
  '@media': { [forced]: { selectors: { '&[data-current]': { border: '2px solid Highlight' } } } },
})
export const count = style({ marginLeft: 'auto' })
export const foot = style({ marginTop: 'auto', padding: `${space.l} ${space.s} 0` })
