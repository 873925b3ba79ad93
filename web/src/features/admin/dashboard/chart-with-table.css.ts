import { globalStyle, style } from '@vanilla-extract/css'
import { size, space, weight } from '../../../styles/scale'
import { vars } from '../../../styles/theme.css'

/** As high as the chart to come. */
export const room = style({ minHeight: '260px', display: 'grid', placeItems: 'center' })

export const table = style({ width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' })

globalStyle(`${table} th, ${table} td`, { padding: `${space.xs} 0`, borderBottom: `1px solid ${vars.line}`, textAlign: 'start' })
globalStyle(`${table} th`, { fontWeight: weight.regular })
globalStyle(`${table} thead th`, { fontSize: size.s, color: vars.inkSoft, fontWeight: weight.medium })
globalStyle(`${table} tr > :last-child`, { textAlign: 'end' })
