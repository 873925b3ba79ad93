import { style } from '@vanilla-extract/css'
import { fieldInset } from '../../../styles/scale'
import { vars } from '../../../styles/theme.css'
import { box } from '../field.css'

export const button = style([
  box,
  {
    width: '100%',
    justifyContent: 'space-between',
    gap: '0.5rem',
    padding: `0 ${fieldInset}`,
    textAlign: 'left',
    cursor: 'pointer',
    outline: 'none',
    selectors: { '&[data-disabled], &[data-pending]': { cursor: 'not-allowed', color: vars.inkSoft } },
  },
])
/** The whole choice, on two lines where letters are large. */
export const value = style({ flex: 1, paddingBlock: '0.375rem', lineHeight: 1.3, selectors: { '&[data-placeholder]': { color: vars.inkSoft } } })
export const arrow = style({ color: vars.inkSoft })
