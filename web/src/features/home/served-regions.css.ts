import { style } from '@vanilla-extract/css'
import { wide } from '../../styles/media'
import { space } from '../../styles/scale'
import { vars } from '../../styles/theme.css'
import { chip } from '../../ui/forms/choices/choice-chips.css'

export { group as list } from '../../ui/forms/choices/choice-chips.css'

export const frame = style({
  display: 'grid',
  gap: space.xl,
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 22rem)', gap: space.huge, alignItems: 'center' } },
})
/** A few rows high, so that little moves. */
export const regions = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: space.m, minHeight: '12rem' })
export const text = style({ color: vars.inkSoft })
export const drawing = style({ color: vars.petrol, maxWidth: '22rem', width: '100%', marginInline: 'auto' })
export const loading = style({ display: 'inline-flex', alignItems: 'center', gap: space.s, color: vars.inkSoft })
export const failed = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: space.xs })
export const city = style([chip, { textDecoration: 'none' }])
