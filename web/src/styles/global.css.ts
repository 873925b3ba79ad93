import { globalFontFace, globalStyle } from '@vanilla-extract/css'
import { forced, narrow, still, wide } from './media'
import { whileOnScreen } from './on-screen'
import { actionsRoom, bottomRoom, font, layout, size, space } from './scale'
import { vars } from './theme.css'

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' })
globalStyle('*', { margin: 0, minWidth: 0 })
globalStyle('html', {
  fontFamily: font.body,
  fontSize: '100%',
  lineHeight: 1.5,
  color: vars.ink,
  backgroundColor: vars.paper,
  textSizeAdjust: '100%',
  WebkitFontSmoothing: 'antialiased',
  // Keeps a focused element clear of the header and the bottom bar.
  scrollPaddingTop: `calc(${layout.header} + ${space.l})`,
  scrollPaddingBottom: `calc(${bottomRoom} + ${space.l})`,
  '@media': {
    [wide]: { scrollPaddingTop: `calc(${layout.headerWide} + ${space.l})` },
    // Keeps pages aligned whether or not they scroll. `scrollbar-gutter` would leave a strip that no header reaches into.
    [`screen and ${wide}`]: { overflowY: 'scroll' },
  },
})
/** And, on a phone, of a form's bar of buttons. */
globalStyle(whileOnScreen('sticky-actions'), {
  '@media': { [narrow]: { scrollPaddingBottom: `calc(${bottomRoom} + ${actionsRoom} + ${space.l})` } },
})
globalStyle('body', { minHeight: '100dvh', overflowWrap: 'break-word', WebkitTapHighlightColor: 'transparent' })
globalStyle('#root', { isolation: 'isolate', position: 'relative' })

globalStyle('h1, h2, h3, h4', {
  fontFamily: font.display,
  fontSize: size.m,
  fontWeight: 650,
  lineHeight: 1.15,
  letterSpacing: '-0.015em',
  textWrap: 'balance',
})
globalStyle('p', { textWrap: 'pretty' })
globalStyle('ul, ol, menu', { listStyle: 'none', padding: 0 })
globalStyle('a', { color: 'inherit' })
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' })
globalStyle('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer', touchAction: 'manipulation' })
/** The edge of a button that has none but its background or its shadow. */
globalStyle('button', { '@media': { [forced]: { border: '1.5px solid ButtonBorder' } } })
globalStyle('button:disabled', { '@media': { [forced]: { borderColor: 'GrayText' } } })
globalStyle('fieldset', { border: 0, padding: 0 })
globalStyle('img, svg, video', { display: 'block', maxWidth: '100%' })
globalStyle('table', { borderCollapse: 'collapse', width: '100%' })
globalStyle('[hidden]', { display: 'none' })
globalStyle('.lucide', { flex: 'none', strokeWidth: 1.9 })

globalStyle(':focus-visible', { outline: `3px solid ${vars.focus}`, outlineOffset: '2px' })
globalStyle('main:focus-visible, [tabindex="-1"]:focus-visible', { outline: 'none' })
globalStyle('::selection', { backgroundColor: vars.petrol, color: vars.onPetrol })

globalStyle('*, *::before, *::after', {
  '@media': {
    [still]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // A short duration would still set every inherited colour in motion, one level of the page a frame.
      transitionProperty: 'none !important',
      scrollBehavior: 'auto',
    },
  },
})
/** Between a list and a page. Presses reach the page that is already there. */
globalStyle('::view-transition', { pointerEvents: 'none' })
globalStyle('::view-transition-group(root)', { animationDuration: '140ms' })
globalStyle('header, nav, aside, [data-no-print]', { '@media': { print: { display: 'none !important' } } })
globalStyle('article, tr, dl > div', { '@media': { print: { breakInside: 'avoid' } } })

globalFontFace('Bricolage Grotesque Variable', {
  src: "url('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2') format('woff2')",
  fontWeight: '200 800',
  fontStyle: 'normal',
  fontDisplay: 'swap',
})

// Takes the same room as Bricolage, so that nothing jumps when it arrives.
globalFontFace('Bricolage Fallback', {
  src: "local('Arial'), local('Roboto'), local('Liberation Sans')",
  sizeAdjust: '102.6%',
  ascentOverride: '90.6%',
  descentOverride: '26.3%',
  lineGapOverride: '0%',
})
