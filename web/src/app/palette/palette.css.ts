import { style } from '@vanilla-extract/css'
import { medium } from '../../styles/media'
import { layout, radius, size, space, target, weight } from '../../styles/scale'
import { oneLine } from '../../styles/text.css'
import { vars } from '../../styles/theme.css'
import { option } from '../../ui/forms/choices/list-popover.css'
import { scrim as dialogScrim } from '../../ui/overlays/dialog.css'

/** From the top: on a phone the keyboard takes the lower half. */
export const scrim = style([dialogScrim, { alignItems: 'flex-start', '@media': { [medium]: { alignItems: 'flex-start', paddingTop: '12vh' } } }])
export const sheet = style({
  width: '100%',
  height: '100%',
  display: 'flex',
  background: vars.surface,
  color: vars.ink,
  boxShadow: vars.raisedShadow,
  overflow: 'hidden',
  '@media': { [medium]: { maxWidth: layout.narrow, height: 'min(32rem, 76vh)', border: `1px solid ${vars.line}`, borderRadius: radius.l } },
})
export const dialog = style({ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', outline: 'none' })
export const head = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  padding: space.xs,
  paddingLeft: space.m,
  borderBottom: `1px solid ${vars.line}`,
})
export const lens = style({ flex: 'none', color: vars.inkSoft })
export const input = style({
  flex: 1,
  minWidth: 0,
  minHeight: target.min,
  border: 0,
  outline: 'none',
  background: 'none',
  color: vars.ink,
  fontSize: size.l,
  selectors: { '&::placeholder': { color: vars.inkSoft } },
})
export const list = style({ flex: '0 1 auto', overflow: 'auto', padding: space.xs, outline: 'none', scrollPaddingBlock: space.xs })
export const group = style({ padding: `${space.s} ${space.s} ${space.xxs}`, fontSize: size.xs, fontWeight: weight.strong, color: vars.inkSoft })
export const choice = style([
  option,
  {
    width: '100%',
    border: 0,
    background: 'none',
    fontFamily: 'inherit',
    textAlign: 'left',
    selectors: {
      '&:hover': { background: vars.petrolTint },
      '&[data-focused]': { background: vars.petrolTint, boxShadow: `inset 0 0 0 2px ${vars.focus}` },
    },
  },
])
export const text = style([oneLine, { flex: '0 1 auto', minWidth: 0 }])
export const note = style([
  oneLine,
  { flex: '1 1 4rem', minWidth: '4rem', marginLeft: 'auto', textAlign: 'right', fontSize: size.s, color: vars.inkSoft },
])
export const empty = style({ padding: space.l, textAlign: 'center', color: vars.inkSoft })
