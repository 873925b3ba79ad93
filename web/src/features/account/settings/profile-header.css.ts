import { style } from '@vanilla-extract/css'
import { medium, smallest } from '../../../styles/media'
import { font, size, space } from '../../../styles/scale'
import { vars } from '../../../styles/theme.css'

/** On a phone under face and name. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${space.m} ${space.l}`,
  '@media': { [smallest]: { gridTemplateColumns: 'minmax(0, 1fr)' }, [medium]: { rowGap: space.xs } },
})
export const face = style({ display: 'grid', '@media': { [medium]: { gridRow: '1 / 3' } } })
export const who = style({ alignSelf: 'center', '@media': { [medium]: { alignSelf: 'end' } } })
export const choice = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  '@media': { [medium]: { gridColumn: 2, alignSelf: 'start' } },
})
export const name = style({
  fontFamily: font.display,
  fontSize: size.xl,
  fontWeight: 650,
  lineHeight: 1.15,
  overflowWrap: 'anywhere',
})
export const role = style({ color: vars.inkSoft })
