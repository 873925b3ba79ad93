import { globalStyle, style } from '@vanilla-extract/css'
import { medium, narrow } from '../../styles/media'
import { whileOnScreen } from '../../styles/on-screen'
import { actionsRoomName, bottomRoom, layer, minus, space } from '../../styles/scale'
import { vars } from '../../styles/theme.css'

export const form = style({ display: 'flex', flexDirection: 'column', gap: space.xl })
export const row = style({
  display: 'grid',
  gap: space.m,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  alignItems: 'start',
})
export const actions = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: space.s,
  '@media': { [medium]: { flexFlow: 'row wrap', justifyContent: 'flex-end', alignItems: 'center' } },
})
/** Visible above the bottom bar while a long form scrolls. */
export const sticky = style({
  '@media': {
    [narrow]: {
      flexFlow: 'row wrap',
      position: 'sticky',
      zIndex: layer.bar - 1,
      bottom: bottomRoom,
      margin: `0 ${minus(space.m)}`,
      padding: `${space.s} ${space.m}`,
      background: vars.surface,
      borderTop: `1px solid ${vars.line}`,
    },
  },
})
globalStyle(`${sticky} > :last-child`, { '@media': { [narrow]: { flex: 1 } } })
globalStyle(whileOnScreen('actions-row'), { vars: { [actionsRoomName]: '8.5rem' } })
export const actionsRow = style({ flexBasis: '100%' })
globalStyle(`${whileOnScreen('urgent-row')} ${sticky}`, {
  '@media': {
    [medium]: {
      position: 'sticky',
      zIndex: layer.bar - 1,
      bottom: 0,
      padding: `${space.s} ${space.m}`,
      marginInline: minus(space.m),
      background: vars.surface,
      borderTop: `1px solid ${vars.line}`,
    },
  },
})
