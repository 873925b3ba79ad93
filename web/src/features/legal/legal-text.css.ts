import { style } from '@vanilla-extract/css'
import { wide } from '../../styles/media'
import { size, space } from '../../styles/scale'
import { vars } from '../../styles/theme.css'
import { alone, link } from '../../ui/content/text-link.css'

export const frame = style({
  display: 'grid',
  gap: space.xxl,
  '@media': { [wide]: { gridTemplateColumns: '15rem minmax(0, 1fr)', gap: space.huge, alignItems: 'start' } },
})
/** Beside the text, and with it as one reads on. */
export const contents = style({
  display: 'flex',
  flexDirection: 'column',
  '@media': { [wide]: { position: 'sticky', top: `calc(64px + ${space.l})` } },
})
export const text = style({ display: 'flex', flexDirection: 'column', gap: space.xxl, maxWidth: '44rem' })
export const section = style({ display: 'flex', flexDirection: 'column', gap: space.s, fontSize: size.l })
export const list = style({ display: 'flex', flexDirection: 'column', gap: space.s })
/** A dash of the draughtsman's instead of a dot. */
export const item = style({
  position: 'relative',
  paddingLeft: space.l,
  selectors: { '&::before': { content: '', position: 'absolute', left: 0, top: '0.75em', width: '10px', borderTop: `2px solid ${vars.pencil}` } },
})
export const jump = style([link, alone, { fontSize: size.m }])
