import { style } from '@vanilla-extract/css'

export const scroller = style({ flex: 1, height: '100%', overflow: 'auto', overscrollBehavior: 'contain', display: 'flex', flexDirection: 'column' })
export const list = style({ position: 'relative', flex: 'none', width: '100%' })
export const listAtEnd = style([list, { marginTop: 'auto' }])
export const item = style({ position: 'absolute', top: 0, left: 0, width: '100%' })
