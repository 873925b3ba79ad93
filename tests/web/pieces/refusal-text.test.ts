import { expect, test } from 'vitest'
import { refusalText } from '../../../web/src/components/refusal-text'

const now = new Date(2026, 10, 20, 12, 0).getTime()
const at = (...date: [number, number, number, number, number]): string => new Date(...date).toISOString()

test('what exceeded a quota says from when on it can be sent, with the day when that is another', () => {
  const textAt = (until: string) => refusalText({ code: 'too_many', until }, now)
  expect(textAt(at(2026, 10, 20, 15, 40))).toBe('Limite atingido. Pode ser enviado de novo às 15:40.')
  expect(textAt(at(2026, 10, 21, 0, 5))).toBe('Limite atingido. Pode ser enviado de novo em 21/11 às 00:05.')
  expect(textAt(at(2027, 0, 1, 0, 5))).toBe('Limite atingido. Pode ser enviado de novo em 01/01/2027 às 00:05.')
})

test('without a time it says what makes room; any other refusal has its own sentence', () => {
  expect(refusalText({ code: 'too_many' }, now)).toBe('Limite atingido. Conclua ou exclua um projeto antes.')
  expect(refusalText({ code: 'project_closed', until: at(2026, 10, 20, 15, 40) }, now)).toBe('Este projeto não está mais aceitando propostas.')
})
