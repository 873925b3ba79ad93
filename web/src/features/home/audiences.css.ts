import { style } from '@vanilla-extract/css'
import { wide } from '../../styles/media'
import { space } from '../../styles/scale'
import { vars } from '../../styles/theme.css'

export const audiences = style({ display: 'grid', gap: space.m, '@media': { [wide]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: space.xl } } })
export const head = style({ display: 'flex', alignItems: 'center', gap: space.s, color: vars.petrol })
export const text = style({ color: vars.inkSoft })
export const action = style({ marginTop: 'auto', paddingTop: space.s, display: 'flex', flexDirection: 'column' })
