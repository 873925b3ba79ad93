import { style } from '@vanilla-extract/css'
import { wide } from '../../styles/media'
import { space } from '../../styles/scale'
import { vars } from '../../styles/theme.css'

export const sides = style({ display: 'grid', gap: space.m, '@media': { [wide]: { gridTemplateColumns: '1fr 1fr', gap: space.xl } } })
export const head = style({ display: 'flex', alignItems: 'center', gap: space.s, color: vars.petrol })
export const list = style({ display: 'flex', flexDirection: 'column', gap: space.s, paddingBlock: space.xs })
export const item = style({ display: 'flex', alignItems: 'flex-start', gap: space.s })
export const tick = style({ flex: 'none', color: vars.ok, marginTop: '2px' })
export const action = style({ marginTop: 'auto', display: 'flex', flexDirection: 'column' })
