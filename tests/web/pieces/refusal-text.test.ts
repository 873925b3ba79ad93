import { expect, test } from 'vitest'
import { isGone, refusalText } from '../../../web/src/components/refusal-text'

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

test('[PRODUCT 55] what hangs on something that is gone names its project, and sending it again is not offered', () => {
  const about = { project_title: 'Muro de arrimo' }
  const refused = (code: string) => refusalText({ code, about }, now)
  expect(refused('parent_missing')).toBe('“Muro de arrimo” não existe mais. Isto não foi enviado.')
  expect(refused('proposal_missing')).toBe('Sua proposta para “Muro de arrimo” não existe mais. Isto não foi enviado.')
  expect(refused('conversation_missing')).toBe('A conversa sobre “Muro de arrimo” não existe mais. Isto não foi enviado.')
  expect(refusalText({ code: 'proposal_missing' }, now)).toBe('Esta proposta não existe mais. Pode ter sido retirada.')
  expect(['parent_missing', 'proposal_missing', 'conversation_missing', 'project_closed', 'toString'].map((code) => isGone({ code }))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})
