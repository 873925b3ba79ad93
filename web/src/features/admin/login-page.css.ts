import { style } from '@vanilla-extract/css'
import { medium, wide } from '../../styles/media'
import { radius, size, space } from '../../styles/scale'
import { vars } from '../../styles/theme.css'
import { band } from '../../ui/layout/bands/blueprint-band.css'

/** Blueprint from edge to edge, the form a card on it. */
export const yard = style({
  position: 'relative',
  flex: 1,
  display: 'grid',
  alignItems: 'start',
  justifyItems: 'center',
  padding: `11.5rem ${space.m} ${space.xxl}`,
  '@media': {
    [medium]: { padding: `14rem ${space.xl} ${space.xxxl}` },
    [wide]: { alignItems: 'center', justifyItems: 'end', padding: `${space.xxxl} max(${space.xxxl}, calc(50vw - 32rem))` },
  },
})
export const sheet = style([band, { position: 'absolute', inset: 0 }])
export const drawing = style({
  position: 'absolute',
  left: '50%',
  top: '12.75rem',
  width: 'min(17.5rem, 80vw)',
  transform: 'translate(-50%, -100%)',
  '@media': {
    [medium]: { top: '15.5rem', width: '21rem' },
    [wide]: { left: `max(${space.xxxl}, calc(50vw - 34rem))`, top: 'auto', bottom: '-0.75rem', width: 'min(36rem, 46vw)', transform: 'none' },
  },
})
export const card = style({
  position: 'relative',
  width: '100%',
  maxWidth: '26rem',
  display: 'flex',
  flexDirection: 'column',
  gap: space.l,
  padding: `${space.xl} ${space.l}`,
  background: vars.surface,
  border: `1px solid ${vars.line}`,
  borderRadius: radius.l,
  boxShadow: vars.raisedShadow,
  '@media': { [medium]: { padding: space.xxl } },
})
export const head = style({ display: 'flex', flexDirection: 'column', gap: space.xs })
export const soft = style({ color: vars.inkSoft })
export const note = style({ color: vars.inkSoft, fontSize: size.s })
