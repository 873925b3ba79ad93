import { globalStyle, style } from '@vanilla-extract/css'

export const sheet = style({
  display: 'none',
  '@media': { print: { display: 'block', color: '#000', background: '#fff', fontSize: '10pt', lineHeight: 1.35 } },
})
globalStyle(':root:has(> body > [data-print-sheet])', { '@media': { print: { background: '#fff !important' } } })
globalStyle('body:has(> [data-print-sheet]) > :not([data-print-sheet])', { '@media': { print: { display: 'none !important' } } })
