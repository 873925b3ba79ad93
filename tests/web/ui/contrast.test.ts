import { expect, test } from 'vitest'
import { blueprint, dark, light, type Palette } from '../../../web/src/styles/palette'

type Pair = readonly [text: keyof Palette, background: keyof Palette]

const grounds = ['paper', 'surface', 'sunk'] as const
const tints = ['petrolTint', 'ctaTint', 'okTint', 'warnTint', 'badTint', 'infoTint', 'violetTint'] as const
const onEvery = (texts: readonly (keyof Palette)[], backgrounds: readonly (keyof Palette)[]) =>
  texts.flatMap((text) => backgrounds.map((background): Pair => [text, background]))

const words: Pair[] = [
  ...onEvery(['ink', 'inkSoft', 'petrol', 'petrolHover', 'ctaText', 'bad', 'warn', 'ok'], grounds),
  ...onEvery(['ink'], tints),
  ...onEvery(['petrol', 'petrolHover', 'inkSoft'], ['petrolTint']),
  ['ctaText', 'ctaTint'],
  ['ok', 'okTint'],
  ['warn', 'warnTint'],
  ['bad', 'badTint'],
  ['petrol', 'badTint'],
  ['petrol', 'warnTint'],
  ['info', 'infoTint'],
  ['violet', 'violetTint'],
  ['onPetrol', 'petrol'],
  ['onPetrol', 'petrolHover'],
  ['onCta', 'cta'],
  ['onCta', 'ctaHover'],
  ['onDanger', 'danger'],
  ['onDanger', 'dangerHover'],
]

/** Outlines of controls, focus rings, the knob of a switch. */
const shapes: Pair[] = [...onEvery(['edge', 'focus', 'petrol', 'bad', 'pencil'], ['paper', 'surface']), ['focus', 'petrolTint'], ['edge', 'sunk']]

const palettes = { light, dark, blueprint }

for (const [name, palette] of Object.entries(palettes)) {
  test(`every text of the ${name} colours is read against its background at 4.5 to 1`, () => {
    expect(tooClose(palette, words, 4.5)).toEqual([])
  })

  test(`every outline of the ${name} colours stands out at 3 to 1`, () => {
    expect(tooClose(palette, shapes, 3)).toEqual([])
  })
}

function tooClose(palette: Palette, pairs: readonly Pair[], least: number) {
  return pairs
    .map(([text, background]) => ({ text, background, ratio: contrast(palette[text], palette[background]) }))
    .filter(({ ratio }) => ratio < least)
    .map(({ text, background, ratio }) => `${text} on ${background}: ${ratio.toFixed(2)}`)
}

/** WCAG 2.2, relative luminance. */
function contrast(one: string, other: string) {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (bright + 0.05) / (dim + 0.05)
}

function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
