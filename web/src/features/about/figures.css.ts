import { style } from '@vanilla-extract/css'
import { wide } from '../../styles/media'
import { size, space } from '../../styles/scale'
import { figures } from '../../styles/text.css'
import { vars } from '../../styles/theme.css'

export const list = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: `${space.xl} ${space.l}`,
  '@media': { [wide]: { gridTemplateColumns: 'repeat(4, 1fr)', gap: space.xxxl } },
})
export const claim = style({ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end', gap: space.xxs })
export const figure = style([figures, { fontSize: 'clamp(2.5rem, 1.6rem + 3.4vw, 4rem)', fontWeight: 700, color: vars.ctaText }])
export const label = style({ color: vars.inkSoft, fontSize: size.l })
