import { foldLetters } from './fold'

/** In this order: what a later line reads, an earlier one has written. */
const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [/y/g, 'i'],
  [/w/g, 'v'],
  [/ph/g, 'f'],
  [/[cs]h/g, 'x'],
  [/qu(?=[ei])/g, 'k'],
  [/c(?=[ei])/g, 's'],
  [/c/g, 'k'],
  [/g(?=[ei])/g, 'j'],
  [/z/g, 's'],
  [/([ln])h/g, '$1i'],
  [/h/g, ''],
  [/n(?=[bp])/g, 'm'],
  [/ei(?=[rxj])/g, 'e'],
  [/ou/g, 'o'],
  [/([a-z])\1+/g, '$1'],
  [/\ben(?=[fst])/g, 'in'],
]

/** Letters as they sound: 'pedrero' is 'pedreiro', 'inpermeabilisação' 'impermeabilização'. Product 50. */
export const byEar = (text: string): string =>
  SPOKEN.reduce((spoken, [letters, sound]) => spoken.replace(letters, sound), foldLetters(text.replace(/[çÇ]/g, 's')))
