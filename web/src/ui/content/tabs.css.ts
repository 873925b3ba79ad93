import { style } from '@vanilla-extract/css'
import { forced } from '../../styles/media'
import { space, target, weight } from '../../styles/scale'
import { vars } from '../../styles/theme.css'

export const list = style({ display: 'flex', gap: space.xxs, borderBottom: `1.5px solid ${vars.line}`, overflowX: 'auto', scrollbarWidth: 'none' })
export const tab = style({
  flex: 'none',
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: target.min,
  padding: `${space.xs} ${space.s}`,
  fontWeight: weight.strong,
  color: vars.inkSoft,
  cursor: 'pointer',
  borderRadius: '10px 10px 0 0',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-selected]': { color: vars.petrol, boxShadow: `inset 0 -3px 0 ${vars.petrol}` },
    '&[data-hovered]': { background: vars.petrolTint },
    '&[data-disabled]': { cursor: 'not-allowed', fontWeight: weight.regular, background: 'none' },
    '&[data-focus-visible]': { outlineOffset: '-3px' },
  },
  '@media': {
    [forced]: {
      borderBottom: '3px solid transparent',
      selectors: { '&[data-selected]': { borderBottomColor: 'Highlight' }, '&[data-disabled]': { color: 'GrayText' } },
    },
  },
})
export const panel = style({ paddingTop: space.l, selectors: { '&:focus-visible': { outlineOffset: '4px' } } })
