import { globalStyle, style } from '@vanilla-extract/css'
import { wide } from '../../styles/media'
import { whileOnScreen } from '../../styles/on-screen'
import { space } from '../../styles/scale'
import { vars } from '../../styles/theme.css'
import { header } from '../../ui/layout/navigation/header.css'

const phone = `not all and ${wide}`

/** The panes scroll, not the page. */
export const panes = style({
  flex: '1 1 0px',
  minHeight: 0,
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  '@media': { [wide]: { gridTemplateColumns: 'minmax(300px, 380px) minmax(0, 1fr)' } },
})
/** On a phone a chat hides all but the line of sync. */
globalStyle(`${whileOnScreen('chat')} :is(${header}, [data-bottom-bar])`, { '@media': { [phone]: { display: 'none' } } })

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  background: vars.surface,
  '@media': { [wide]: { borderRight: `1px solid ${vars.line}` } },
})
export const listBesideChat = style([list, { '@media': { [phone]: { display: 'none' } } }])
export const onlyList = style({ gridColumn: '1 / -1', display: 'flex', flexDirection: 'column', minHeight: 0, overflow: 'auto' })
export const nothing = style({ padding: `0 ${space.m}`, '@media': { [wide]: { padding: `0 ${space.l}` } } })
export const head = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s,
  padding: `${space.l} ${space.m} ${space.s}`,
  '@media': { [wide]: { padding: `${space.xl} ${space.l} ${space.m}` } },
})

export const chat = style({ display: 'flex', flexDirection: 'column', minHeight: 0 })
export const besideList = style([chat, { '@media': { [phone]: { display: 'none' } } }])

export const empty = style({
  width: '100%',
  maxWidth: '36rem',
  margin: '0 auto',
  padding: `${space.s} ${space.m} ${space.xxl}`,
  '@media': { [wide]: { margin: 'auto' } },
})
export const noConversation = style({ width: '100%', maxWidth: '32rem', margin: 'auto', padding: space.m, display: 'grid', justifyItems: 'stretch' })
