import { style } from '@vanilla-extract/css'

// The field has its own clear button, with words.
export const input = style({ selectors: { '&::-webkit-search-cancel-button': { display: 'none' } } })
export const clear = style({ selectors: { '[data-empty] &': { visibility: 'hidden' } } })
