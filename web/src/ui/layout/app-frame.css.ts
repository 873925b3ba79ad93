import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { broad, low, medium, wide } from '../../styles/media'
import { whileOnScreen } from '../../styles/on-screen'
import { bottomBar, bottomRoomName, cornerRoom, layer, layout, space, visibleHeight } from '../../styles/scale'

export const frame = style({ minHeight: visibleHeight, display: 'flex', flexDirection: 'column' })
/** On a phone held sideways both bars scroll away. */
const bar = style({ position: 'sticky', zIndex: layer.bar, '@media': { [low]: { position: 'static' }, print: { display: 'none' } } })
export const top = style([bar, { top: 0 }])
export const middle = style({ flex: 1, display: 'flex', alignItems: 'stretch' })
export const side = style({
  display: 'none',
  '@media': { [wide]: { display: 'block', flex: 'none', width: layout.sidebar }, print: { display: 'none' } },
})
export const column = style({ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' })
/** Keeps its height while a page loads, so that a footer does not jump. */
export const main = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  outline: 'none',
  selectors: { '&:empty': { minHeight: '100svh' } },
})
export const bottom = style([bar, { bottom: 0 }])
/** Nothing sticks to the foot of a low screen: with a phone's keyboard open, a form's buttons are right above it. */
globalStyle(':root', { vars: { [bottomRoomName]: bottomBar }, '@media': { [low]: { vars: { [bottomRoomName]: '0px' } } } })
export const onlyNarrow = style({ '@media': { [wide]: { display: 'none' } } })

/** Beside a sidebar, and high enough for a table that scrolls by itself. */
const tall = `${wide} and (min-height: 35.01em)`

const page = style({
  width: '100%',
  marginInline: 'auto',
  padding: `${space.l} ${space.m} ${space.xxxl}`,
  display: 'flex',
  flexDirection: 'column',
  gap: space.l,
  '@media': {
    [medium]: { padding: `${space.xxl} ${space.xl} ${space.huge}`, gap: space.xl },
    [wide]: { padding: `${space.xxl} 2.75rem ${space.huge}` },
  },
})
export const pages = styleVariants({
  narrow: [page, { maxWidth: `calc(${layout.narrow} + 5.5rem)` }],
  regular: [page, { maxWidth: `calc(${layout.regular} + 5.5rem)` }],
  wide: [page, { maxWidth: `calc(${layout.wide} + 5.5rem)` }],
  /** A table of the screen's width scrolls by itself, so that its filters stay visible. */
  table: [
    page,
    {
      gap: space.s,
      '@media': {
        [medium]: { padding: `${space.l} ${space.xl} ${space.xxxl}`, gap: space.s },
        [tall]: { flex: '1 1 0px', minHeight: 0, height: `calc(100dvh - ${layout.headerWide})`, padding: `${space.xs} ${space.m} 0`, gap: space.xs },
      },
    },
  ],
  widest: [page, { maxWidth: `calc(${layout.widest} + 5.5rem)` }],
})
/** Room for the screen's corner: on phones at the page's end, on desktops beside it. */
globalStyle(`${whileOnScreen('corner')} ${page}`, {
  paddingBottom: cornerRoom,
  '@media': { [wide]: { paddingRight: cornerRoom } },
})
/** A narrower page has room enough beside it. */
globalStyle(`${whileOnScreen('corner')} :is(${pages.narrow}, ${pages.regular})`, { '@media': { [broad]: { paddingRight: '2.75rem' } } })
