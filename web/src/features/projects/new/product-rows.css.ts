import { style } from '@vanilla-extract/css'
import { medium } from '../../../styles/media'
import { space } from '../../../styles/scale'
import { vars } from '../../../styles/theme.css'

export const list = style({ display: 'flex', flexDirection: 'column', gap: space.m })
/** The name has its own line on a phone. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: `${space.s} ${space.xs}`,
  alignItems: 'end',
  paddingBottom: space.m,
  borderBottom: `1px solid ${vars.line}`,
  '@media': { [medium]: { gridTemplateColumns: '2fr 1fr auto', borderBottom: 0, paddingBottom: 0 } },
})
export const name = style({ gridColumn: '1 / -1', '@media': { [medium]: { gridColumn: 'auto' } } })
export const remove = style({ display: 'grid', alignItems: 'center', minHeight: '50px' })
export const note = style({ gridColumn: '1 / -1' })
