import { style } from '@vanilla-extract/css'

export const chat = style({ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' })
export const noLog = style({ flex: 1 })
