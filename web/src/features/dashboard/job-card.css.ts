import { globalStyle, style } from '@vanilla-extract/css'
import { medium } from '../../styles/media'
import { radius, space } from '../../styles/scale'
import { vars } from '../../styles/theme.css'

export const jobs = style({
  display: 'grid',
  gap: space.m,
  '@media': { [medium]: { gridTemplateColumns: 'repeat(auto-fit, minmax(20rem, 1fr))', gap: space.xl } },
})
export const job = style({ flex: 1, display: 'flex', flexDirection: 'column', gap: space.m, '@media': { [medium]: { padding: space.xs } } })
export const head = style({ display: 'flex', alignItems: 'flex-start', gap: space.m })
export const icon = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '52px',
  height: '52px',
  borderRadius: radius.m,
  background: vars.petrolTint,
  color: vars.petrol,
})
export const words = style({ flex: 1, display: 'flex', flexDirection: 'column', gap: '2px' })
export const text = style({ color: vars.inkSoft })
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 5.75rem), 1fr))',
  gap: space.m,
  paddingTop: space.xs,
})
export const action = style({ marginTop: 'auto', display: 'flex', flexWrap: 'wrap', gap: space.s })
globalStyle(`${action} > *`, { flex: '1 0 auto', '@media': { [medium]: { flexGrow: 0 } } })
