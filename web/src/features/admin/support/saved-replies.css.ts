import { style } from '@vanilla-extract/css'
import { radius, size, space, target, weight } from '../../../styles/scale'
import { oneLine } from '../../../styles/text.css'
import { vars } from '../../../styles/theme.css'

export const list = style({ listStyle: 'none', margin: 0, padding: 0, ':empty': { display: 'none' } })
export const line = style({ display: 'flex', alignItems: 'center', gap: space.xs })
export const asking = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xs,
  paddingBlock: space.xs,
})
export const choice = style({
  flex: 1,
  minWidth: 0,
  minHeight: target.min,
  display: 'flex',
  flexDirection: 'column',
  padding: space.xs,
  border: 0,
  borderRadius: radius.s,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  ':hover': { background: vars.sunk },
  ':focus-visible': { outline: `3px solid ${vars.focus}`, outlineOffset: '-3px' },
})
export const title = style([oneLine, { fontWeight: weight.strong }])
export const excerpt = style([oneLine, { fontSize: size.s, color: vars.inkSoft }])
