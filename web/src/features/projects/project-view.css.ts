import { style } from '@vanilla-extract/css'
import { broad } from '../../styles/media'
import { layout, minus, space } from '../../styles/scale'

/** Actions beside it, or below large figures. */
export const columns = style({
  display: 'grid',
  gap: space.xl,
  alignItems: 'start',
  '@media': { [broad]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(20rem, 26rem)', gap: space.xxxl } },
})
export const stacked = style({ display: 'grid', gap: space.xl })
/** In line with the text, despite the button's padding. */
export const report = style({ marginInlineStart: minus(space.m), '@media': { print: { display: 'none' } } })
export const side = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.m,
  '@media': { print: { display: 'none' }, [broad]: { position: 'sticky', top: `calc(${layout.headerWide} + ${space.l})` } },
})
