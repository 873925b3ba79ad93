import { styleVariants } from '@vanilla-extract/css'
import { size } from '../../../styles/scale'

export const sizes = styleVariants({
  hero: { fontSize: size.hero, fontWeight: 700, letterSpacing: '-0.03em', lineHeight: 1.02 },
  title: { fontSize: size.title, fontWeight: 700, letterSpacing: '-0.02em' },
  section: { fontSize: size.xxl },
  card: { fontSize: size.xl },
})
