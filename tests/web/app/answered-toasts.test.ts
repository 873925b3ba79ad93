import { expect, test } from 'vitest'
import type { Verb } from '#domain/commands'
import { answeredToasts } from '../../../web/src/app/toasts/answered-toasts'
import type { OutboxRow } from '../../../web/src/sync'

const NOW = Date.parse('2026-11-20T14:32:00.000Z')

const row = (verb: Verb, change: Partial<OutboxRow> = {}): OutboxRow => ({
  n: '1',
  id: verb,
  verb,
  version: 1,
  args: {},
  at: new Date(NOW - 100).toISOString(),
  first_sent: '',
  state: 'accepted',
  on_refusal: 'keep',
  code: '',
  seq: 1,
  answered_at: '',
  failures: 0,
  record: '',
  parent: '',
  changes: [],
  about: { project_title: '', person_name: '' },
  ...change,
})
const readMark = row('mark_conversation_read', { on_refusal: 'forget' })

test('[PRODUCT 30] one item that the server took shows the success words of its verb', () => {
  expect(answeredToasts({ accepted: [row('publish_project')], refused: [] }, NOW)).toEqual([
    { title: 'Projeto publicado com sucesso!', description: 'Fornecedores serão notificados em breve.', tone: 'ok' },
  ])
  const description = 'O cliente foi notificado.'
  expect(answeredToasts({ accepted: [row('send_proposal')], refused: [] }, NOW)[0]).toMatchObject({
    title: 'Proposta enviada com sucesso!',
    description,
  })
  expect(answeredToasts({ accepted: [row('improve_proposal')], refused: [] }, NOW)[0]).toMatchObject({
    title: 'Proposta atualizada com sucesso!',
    description,
  })
  expect(answeredToasts({ accepted: [row('edit_account')], refused: [] }, NOW)[0]?.title).toBe('Perfil atualizado com sucesso!')
})

test('the wish to leave is confirmed, and its refusal explained, in the words of the form that it came from', () => {
  expect(answeredToasts({ accepted: [row('request_cancellation')], refused: [] }, NOW)).toEqual([
    { title: 'Solicitação enviada', description: 'Entraremos em contato em breve.', tone: 'ok' },
  ])
  const refused = [row('request_cancellation', { state: 'refused', code: 'internal' })]
  expect(answeredToasts({ accepted: [], refused }, NOW)[0]).toMatchObject({ title: 'Erro ao solicitar cancelamento', tone: 'bad' })
})

test('what the server refuses is told as what failed, with the reason', () => {
  const refused = (verb: Verb) => answeredToasts({ accepted: [], refused: [row(verb, { state: 'refused', code: 'internal' })] }, NOW)[0]
  const description = 'O servidor não conseguiu processar este envio. Tente de novo mais tarde.'
  expect(refused('publish_project')).toMatchObject({ title: 'Falha ao criar projeto', description, tone: 'bad' })
  expect(refused('send_proposal')).toMatchObject({ title: 'Erro ao enviar proposta', description, tone: 'bad' })
  expect(refused('improve_proposal')).toMatchObject({ title: 'Erro ao atualizar proposta', description, tone: 'bad' })
  expect(refused('start_conversation')).toMatchObject({ title: 'Erro ao iniciar conversa', description, tone: 'bad' })
})

test('[PRODUCT 30] several items of one round are counted in one toast, read marks left out', () => {
  const accepted = [row('send_proposal'), row('edit_account'), row('send_message'), readMark]
  expect(answeredToasts({ accepted, refused: [] }, NOW)).toEqual([{ title: '3 itens enviados.', tone: 'ok' }])
})

test('a chat says on itself that it went: no toast for a message, nor for two in quick succession', () => {
  expect(answeredToasts({ accepted: [row('send_message')], refused: [] }, NOW)).toEqual([])
  expect(answeredToasts({ accepted: [row('send_message'), row('send_message')], refused: [] }, NOW)).toEqual([])
})

test('messages that had been waiting are counted', () => {
  const waited = row('send_message', { at: new Date(NOW - 60_000).toISOString() })
  expect(answeredToasts({ accepted: [waited, waited], refused: [] }, NOW)).toEqual([{ title: '2 itens enviados.', tone: 'ok' }])
})

test('[PRODUCT 30] what was refused shows its error words, the reason and the way to Pendências', () => {
  const refused = [row('send_proposal', { state: 'refused', code: 'project_closed' })]
  expect(answeredToasts({ accepted: [], refused }, NOW)).toEqual([
    {
      title: 'Erro ao enviar proposta',
      description: 'Este projeto não está mais aceitando propostas.',
      tone: 'bad',
      action: { text: 'Ver em Pendências', href: '/pendencias' },
    },
  ])
})

test('an unknown code gets the general sentence', () => {
  const refused = [row('publish_project', { state: 'refused', code: 'new_code' })]
  expect(answeredToasts({ accepted: [], refused }, NOW)[0]?.description).toBe('Algo deu errado. Tente novamente.')
})

test('several refusals are counted in one toast', () => {
  const refused = [row('send_proposal', { state: 'refused' }), row('edit_account', { state: 'refused' })]
  expect(answeredToasts({ accepted: [], refused }, NOW)).toEqual([
    { title: '2 itens não foram aceitos', tone: 'bad', action: { text: 'Ver em Pendências', href: '/pendencias' } },
  ])
})

test('of a round with something taken and something refused both are told, in the one toast that is visible', () => {
  const refused = [row('send_proposal', { state: 'refused', code: 'project_closed' })]
  expect(answeredToasts({ accepted: [row('edit_account')], refused }, NOW)).toEqual([
    {
      title: 'Erro ao enviar proposta',
      description: 'Este projeto não está mais aceitando propostas. Perfil atualizado com sucesso!',
      tone: 'bad',
      action: { text: 'Ver em Pendências', href: '/pendencias' },
    },
  ])
  const several = answeredToasts({ accepted: [row('publish_project'), row('edit_account')], refused: [...refused, ...refused] }, NOW)
  expect(several).toEqual([
    {
      title: '2 itens não foram aceitos',
      description: '2 itens enviados.',
      tone: 'bad',
      action: { text: 'Ver em Pendências', href: '/pendencias' },
    },
  ])
})

test('a refused read mark shows no toast', () => {
  expect(answeredToasts({ accepted: [readMark], refused: [{ ...readMark, state: 'refused' }] }, NOW)).toEqual([])
})

test('[P8] a refused support message says so, and that its words are back; it is none of Pendências', () => {
  const message = row('send_support_message', { state: 'refused', code: 'internal', on_refusal: 'input' })
  expect(answeredToasts({ accepted: [], refused: [message] }, NOW)).toEqual([
    {
      title: 'Erro ao enviar mensagem',
      description: 'O servidor não conseguiu processar este envio. Tente de novo mais tarde. O texto voltou para o chat do suporte.',
      tone: 'bad',
    },
  ])
  const proposal = row('send_proposal', { state: 'refused', code: 'project_closed' })
  expect(answeredToasts({ accepted: [], refused: [message, proposal] }, NOW)[0]?.title).toBe('Erro ao enviar proposta')
})

test('a support message says on itself that it went', () => {
  expect(answeredToasts({ accepted: [row('send_support_message', { on_refusal: 'input' })], refused: [] }, NOW)).toEqual([])
})
