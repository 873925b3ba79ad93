import { style } from '@vanilla-extract/css'
import { forced, medium, wide } from '../../../styles/media'
import { radius, size, space, target, weight } from '../../../styles/scale'
import { oneLine } from '../../../styles/text.css'
import { vars } from '../../../styles/theme.css'

const phone = `not all and ${medium}`

/** The panes scroll, not the page. One pane on a phone; the list a third, on a desktop a quarter. */
export const panes = style({
  flex: '1 1 0px',
  minHeight: 0,
  height: 'calc(100dvh - 64px)',
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  '@media': {
    [medium]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' },
    [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)' },
  },
})
const pane = style({ display: 'flex', flexDirection: 'column', minHeight: 0 })
export const list = style([pane, { background: vars.surface, '@media': { [medium]: { borderRight: `1px solid ${vars.line}` } } }])
export const listBesideTalk = style([list, { '@media': { [phone]: { display: 'none' } } }])
/** Scrolls where head and answer alone are higher than a phone. */
export const talk = style([pane, { overflowY: 'auto' }])
export const besideList = style([pane, { '@media': { [phone]: { display: 'none' } } }])

export const head = style({ padding: `${space.m} ${space.m} ${space.s}`, borderBottom: `1px solid ${vars.line}` })
export const listHead = style([head, { display: 'flex', flexDirection: 'column', gap: space.xs }])
export const rows = style({ flex: 1, minHeight: 0, overflowY: 'auto', listStyle: 'none', margin: 0, padding: 0 })
export const row = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxs,
  padding: `${space.s} ${space.m}`,
  borderBottom: `1px solid ${vars.line}`,
  textDecoration: 'none',
  color: 'inherit',
  selectors: {
    '&[data-hovered]': { background: vars.sunk },
    '&[data-focus-visible]': { outline: `3px solid ${vars.focus}`, outlineOffset: '-4px' },
    '&[aria-current]': { background: vars.petrolTint, boxShadow: `inset 3px 0 ${vars.petrol}` },
  },
  '@media': { [forced]: { selectors: { '&[aria-current]': { border: '2px solid Highlight' } } } },
})
export const line = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space.xs })
export const name = style([oneLine, { flex: 1 }])
export const waitingName = style([name, { fontWeight: weight.heavy }])
export const subject = style([oneLine, { flex: 1, fontSize: size.s, color: vars.inkSoft }])
export const excerpt = style([oneLine, { fontSize: size.s, color: vars.inkSoft }])
export const wholeSubject = style({ fontSize: size.s, color: vars.inkSoft, overflowWrap: 'anywhere' })
export const reported = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space.m}`, fontSize: size.s })
export const report = style([reported, { alignItems: 'center', gap: `${space.xxs} ${space.s}`, marginTop: space.xxs }])
export const time = style({ flex: 'none', fontSize: size.xs, color: vars.inkSoft, fontVariantNumeric: 'tabular-nums' })
export const dot = style({ flex: 'none', width: '10px', height: '10px', borderRadius: '50%', background: vars.cta })

export const talkHead = style([head, { display: 'flex', alignItems: 'center', gap: space.s, background: vars.surface }])
/** A thumb's target around a small arrow. */
export const backLink = style({ display: 'grid', placeItems: 'center', width: target.min, height: target.min, margin: '-10px' })
export const talkWords = style({ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' })
export const back = style({ '@media': { [medium]: { display: 'none' } } })
/** Scroll anchoring fails at the very top, so it is done by hand. */
export const log = style({ flex: 1, minHeight: '4rem', overflowY: 'auto', outlineOffset: '-3px', overflowAnchor: 'none' })
export const earlier = style({ display: 'flex', justifyContent: 'center', padding: `${space.m} ${space.m} 0` })
export const messages = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  padding: space.m,
  minHeight: '100%',
  justifyContent: 'flex-end',
})
/** Own words are blue here. */
export const mine = style({
  width: 'fit-content',
  maxWidth: 'min(82%, 34rem)',
  marginLeft: 'auto',
  padding: '10px 14px 8px',
  borderRadius: `${radius.l} ${radius.l} 5px ${radius.l}`,
  background: vars.infoTint,
  color: vars.ink,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
export const theirs = style([
  mine,
  {
    marginLeft: 0,
    marginRight: 'auto',
    background: vars.surface,
    border: `1px solid ${vars.line}`,
    borderRadius: `${radius.l} ${radius.l} ${radius.l} 5px`,
  },
])
export const foot = style({ display: 'block', marginTop: '2px', fontSize: size.xs, color: vars.inkSoft, whiteSpace: 'normal' })
/** No room while empty. */
export const notice = style({ padding: `${space.s} ${space.m}`, ':empty': { display: 'none' } })
export const replyActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space.xs,
  padding: `${space.xs} ${space.m}`,
})
export const failed = style({ padding: `${space.xs} ${space.m} 0`, color: vars.bad, fontSize: size.s })
export const middle = style({ margin: 'auto', padding: space.m, width: '100%', maxWidth: '32rem' })
