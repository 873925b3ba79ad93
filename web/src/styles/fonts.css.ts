import { globalFontFace } from '@vanilla-extract/css'

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
