import { expect, test } from 'vitest'
import { copyTextOf, isCut, summaryOf } from '../../../web/src/features/outbox/item-content'
import { itemName, shortItemName } from '../../../web/src/verbs/verb-views'
import { queuedRow } from './rows'

const about = { project_title: 'Muro de arrimo', person_name: 'Marina Alves' }
const project = {
  title: 'Muro de arrimo',
  description: 'Muro de 18 m na divisa.',
  address: 'Jardim Flamboyant, Rua das Acácias',
  city: 'Campinas',
  state: 'SP',
  budget: null,
  products: null,
}

test('a proposal is known by its project and told by its terms', () => {
  const row = queuedRow(
    'send_proposal',
    { amount: 12_400, duration_days: 20, cover_letter: 'Trabalho com bloco estrutural e entrego limpo.' },
    { about },
  )
  expect(itemName(row)).toBe('Proposta · Muro de arrimo')
  expect(shortItemName(row)).toBe('Proposta')
  expect(summaryOf(row, 12)).toBe('R$\u00a012.400,00 · 20 dias · “Trabalho com…”')
  expect(copyTextOf(row)).toBe('R$\u00a012.400,00 · 20 dias\n\nTrabalho com bloco estrutural e entrego limpo.')
})

test('an improvement tells only what changed', () => {
  const row = queuedRow('improve_proposal', { amount: 11_900.5 }, { about })
  expect(itemName(row)).toBe('Nova versão da proposta · Muro de arrimo')
  expect(summaryOf(row, 80)).toBe('R$\u00a011.900,50')
})

test('a new project is known by the title that it was given', () => {
  const row = queuedRow('publish_project', project)
  expect(itemName(row)).toBe('Projeto · Muro de arrimo')
  expect(summaryOf(row, 80)).toBe('A combinar · Campinas, SP · “Muro de 18 m na divisa.”')
  expect(copyTextOf(row)).toContain('Jardim Flamboyant, Rua das Acácias')
  const urgent = queuedRow('publish_project', { ...project, timing: 'asap' }, { version: 2 })
  expect(summaryOf(urgent, 80)).toBe('A combinar · Campinas, SP · O quanto antes · “Muro de 18 m na divisa.”')
})

test('[PRODUCT 37] a project is shown and copied with its list of materials, and a proposal with its type', () => {
  const products = [
    { name: 'Cimento', quantity: '12 sacos' },
    { name: 'Bloco 14 cm', quantity: '900' },
  ]
  expect(copyTextOf(queuedRow('publish_project', { ...project, products }))).toBe(
    'Muro de arrimo\n\nMuro de 18 m na divisa.\n\nJardim Flamboyant, Rua das Acácias · A combinar · Campinas, SP\n\nCimento: 12 sacos\nBloco 14 cm: 900',
  )
  expect(summaryOf(queuedRow('publish_project', { ...project, products }), 80)).toContain('Cimento: 12 sacos Bloco 14 cm: 900')
  const terms = { proposal_type: 'both', amount: 12_400, duration_days: 20, cover_letter: 'Entrego limpo.' }
  expect(copyTextOf(queuedRow('send_proposal', terms))).toBe('Serviço e Produtos · R$\u00a012.400,00 · 20 dias\n\nEntrego limpo.')
  expect(copyTextOf(queuedRow('improve_proposal', { proposal_type: 'service' }))).toBe('Apenas Serviço')
})

test('a message is known by who receives it and told by what it says, line breaks aside', () => {
  const row = queuedRow('send_message', { content: 'Consigo, às 8h.\nLevo o nível a laser.' }, { about })
  expect(itemName(row)).toBe('Mensagem para Marina Alves')
  expect(summaryOf(row, 80)).toBe('Consigo, às 8h. Levo o nível a laser.')
  expect(isCut(row, 80)).toBe(false)
  expect(isCut(row, 10)).toBe(true)
})

test('edits of the account are told field by field', () => {
  const row = queuedRow('edit_account', { phone: '11987654321', website: '', notify_email: false })
  expect(summaryOf(row, 80)).toBe('Site: em branco · Telefone: (11) 98765-4321 · Receber avisos também por e-mail: não')
})

test('the wish to leave says what it is, and needs no more words', () => {
  const row = queuedRow('request_cancellation', { request_id: 'request00000000' })
  expect(itemName(row)).toBe('Solicitação de exclusão da conta')
  expect(summaryOf(row, 80)).toBe('')
})

test('what carries no text has nothing to copy', () => {
  expect(copyTextOf(queuedRow('delete_project', { project_id: 'project00000000' }, { about }))).toBe('')
})
