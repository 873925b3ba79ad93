import { globalStyle, style } from '@vanilla-extract/css'
import { dense, medium, wide } from '../../../styles/media'
import { size, space, target } from '../../../styles/scale'
import { value } from '../../../ui/forms/choices/select.css'
import { box, label } from '../../../ui/forms/field.css'

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xs} ${space.m}`,
  '@media': { [medium]: { minHeight: target.min }, [dense]: { minHeight: '36px' } },
})
export const exporting = style({ marginLeft: 'auto' })
globalStyle(`${exporting} button`, { '@media': { [dense]: { minHeight: '36px', paddingBlock: 0, fontSize: size.s } } })
/** One line where there is room. */
export const filters = style({
  display: 'grid',
  gap: space.xs,
  alignItems: 'end',
  '@media': {
    [medium]: { gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))' },
    [wide]: { gridTemplateColumns: 'minmax(10rem, 1.2fr)', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  },
})
export const search = style({ '@media': { [medium]: { gridColumn: '1 / -1' }, [wide]: { gridColumn: 'auto' } } })
globalStyle(`${filters} :is(button, ${box})`, { '@media': { [wide]: { minHeight: target.min, fontSize: size.s } } })
globalStyle(`${filters} ${value}`, { '@media': { [wide]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } } })
globalStyle(`${filters} ${box} > :is(input, button)`, { '@media': { [wide]: { minHeight: '41px', fontSize: size.s } } })
globalStyle(`${filters} ${label}`, {
  '@media': { [wide]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' } },
})

/** Shrinks to the page's room, and scrolls. */
export const rows = style({ display: 'flex', flexDirection: 'column', minHeight: 0 })
/** Previous results, until the next have come. */
export const staleRows = style([rows, { opacity: 0.55 }])
