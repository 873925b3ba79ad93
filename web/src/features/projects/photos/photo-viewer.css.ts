import { globalStyle, style } from '@vanilla-extract/css'
import { layer, size, space, target } from '../../../styles/scale'

/** Black in both themes, for the photo's sake. */
export const viewer = style({
  vars: {
    '--yarl__portal_zindex': String(layer.overlay),
    '--yarl__color_backdrop': '#0B0F10',
    '--yarl__color_button': '#FFFFFF',
    '--yarl__button_padding': '10px',
  },
})
globalStyle(`${viewer} .yarl__button`, { minWidth: target.min, minHeight: target.min, display: 'grid', placeItems: 'center' })
globalStyle(`${viewer} .yarl__button:focus-visible`, { outline: '3px solid #FFFFFF', outlineOffset: '-3px', borderRadius: '8px' })
globalStyle(`${viewer} .yarl__counter`, { color: '#FFFFFF', fontVariantNumeric: 'tabular-nums' })
export const caption = style({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  margin: 0,
  padding: `${space.s} ${space.m}`,
  color: '#FFFFFF',
  background: 'rgb(11 15 16 / 70%)',
  fontSize: size.s,
  textAlign: 'center',
  overflowWrap: 'anywhere',
})
export const absent = style({ color: '#FFFFFF', padding: '1rem', textAlign: 'center' })
