import { style, styleVariants } from '@vanilla-extract/css'
import { size } from '../../styles/scale'
import { vars } from '../../styles/theme.css'
import { toast } from './toast-box.css'

export const tones = styleVariants({
  plain: [toast],
  ok: [toast],
  bad: [toast, { background: vars.badTint, borderColor: vars.bad }],
})
export const marks = styleVariants({ plain: { color: vars.petrol }, ok: { color: vars.ok }, bad: { color: vars.bad } })
export const mark = style({ flex: 'none', paddingTop: '11px' })
export const words = style({ flex: 1, padding: '10px 0', display: 'flex', flexDirection: 'column', gap: '2px' })
export const title = style({ fontWeight: 600, lineHeight: 1.35 })
export const description = style({ fontSize: size.s, lineHeight: 1.45 })
