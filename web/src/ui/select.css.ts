import { style } from '@vanilla-extract/css'
import { oneLine } from '../styles/text.css'
import { vars } from '../styles/theme.css'
import { box } from './field.css'

export const button = style([
  box,
  {
    width: '100%',
    justifyContent: 'space-between',
    gap: '0.5rem',
    padding: '0 0.875rem',
    textAlign: 'left',
    cursor: 'pointer',
    outline: 'none',
    selectors: { '&[data-disabled]': { cursor: 'not-allowed', color: vars.inkSoft } },
  },
])
export const value = style([oneLine, { flex: 1, selectors: { '&[data-placeholder]': { color: vars.inkSoft } } }])
export const arrow = style({ color: vars.inkSoft })
