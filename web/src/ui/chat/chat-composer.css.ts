import { globalStyle, style } from '@vanilla-extract/css'
import { wide } from '../../styles/media'
import { whileOnScreen } from '../../styles/on-screen'
import { cornerRoom, space } from '../../styles/scale'
import { vars } from '../../styles/theme.css'
import { box, input } from '../forms/field.css'

export const bar = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: space.s,
  padding: `${space.s} ${space.m}`,
  background: vars.surface,
  borderTop: `1px solid ${vars.line}`,
})
/** Clears buttons in the screen's corner. */
globalStyle(`${whileOnScreen('corner')} [data-chat] ${bar}`, { '@media': { [wide]: { paddingInlineEnd: cornerRoom } } })
export const field = style({ flex: 1 })
export const frame = style([box, {}])
export const area = style([
  input,
  {
    display: 'block',
    fieldSizing: 'content',
    minHeight: '47px',
    maxHeight: '9rem',
    padding: '11px 14px',
    resize: 'none',
    fontSize: '1rem',
    lineHeight: 1.5,
  },
])
export const send = style({ display: 'flex' })
/** A tap goes to the wrapper, which keeps the field's focus. */
globalStyle(`${send} :disabled`, { pointerEvents: 'none' })
