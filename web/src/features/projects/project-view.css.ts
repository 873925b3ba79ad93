import { style } from '@vanilla-extract/css'
import { broad } from '../../styles/media'
import { layout, minus, space } from '../../styles/scale'

/** The project, and beside it its actions; one under the other where an amount in large figures would lie under them. */
export const columns = style({
  display: 'grid',
  gap: space.xl,
  alignItems: 'start',
  '@media': { [broad]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(20rem, 26rem)', gap: space.xxxl } },
})
/** Beside a list there is room for one column. */
export const stacked = style({ display: 'grid', gap: space.xl })
/** A quiet button has room around its words: they stand under the text before it. */
export const report = style({ marginInlineStart: minus(space.m), '@media': { print: { display: 'none' } } })
export const side = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.m,
  '@media': { print: { display: 'none' }, [broad]: { position: 'sticky', top: `calc(${layout.headerWide} + ${space.l})` } },
})
