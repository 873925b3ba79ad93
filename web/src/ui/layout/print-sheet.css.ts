import { globalStyle, style } from '@vanilla-extract/css'
import { whileOnScreen } from '../../styles/on-screen'
import { font } from '../../styles/scale'

export const sheet = style({
  display: 'none',
  '@media': { print: { display: 'block', color: '#000', background: '#fff', fontSize: '10pt', lineHeight: 1.35 } },
})
globalStyle(whileOnScreen('print-sheet'), { '@media': { print: { background: '#fff !important' } } })
const hidden = { '@media': { print: { display: 'none !important' } } }
globalStyle(`${whileOnScreen('print-sheet')} > body > :not([data-print-sheet])`, hidden)
globalStyle(`${whileOnScreen('print-alone')} > body > [data-print-sheet]:not([data-print-sheet=alone])`, hidden)

export const rule = '0.75pt solid #000'
export const kind = style({ fontSize: '9pt', textTransform: 'uppercase', letterSpacing: '0.08em', fontWeight: 600 })
export const title = style({ fontFamily: font.display, fontSize: '17pt', lineHeight: 1.15, fontWeight: 700, overflowWrap: 'anywhere' })
export const facts = style({ margin: '4pt 0 10pt', fontSize: '10pt' })
export const part = style({ fontSize: '11pt', fontFamily: font.body, letterSpacing: 0, fontWeight: 700, margin: '10pt 0 2pt', breakAfter: 'avoid' })
export const printed = style({ marginTop: '10pt', fontSize: '8pt' })
