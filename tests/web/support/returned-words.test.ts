import { expect, test } from 'vitest'
import { withReturned } from '../../../web/src/data/drafts/use-returned-words'

test('[P8] refused words come back into an empty field', () => {
  expect(withReturned('', 'Não consigo entrar.')).toBe('Não consigo entrar.')
  expect(withReturned(' \n', 'Não consigo entrar.')).toBe('Não consigo entrar.')
})

test('[P8] they stand before what has been typed since', () => {
  expect(withReturned('E agora?', 'Não consigo entrar.')).toBe('Não consigo entrar.\n\nE agora?')
})

test('[P8] words that are back already are not put there twice', () => {
  const typed = 'Não consigo entrar.\n\nE agora?'
  expect(withReturned(typed, 'Não consigo entrar.')).toBe(typed)
})

test('[P8] words that only happen to be a part of what was typed since are put there', () => {
  expect(withReturned('Oi, oito horas?', 'Oi')).toBe('Oi\n\nOi, oito horas?')
  for (const typed of ['Oi', 'Oi\n\nE agora?', 'Bom dia\n\nOi', 'Bom dia\n\nOi\n\nE agora?']) expect(withReturned(typed, 'Oi')).toBe(typed)
})
