import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { texts } from '#texts'
import { UserPage } from '../../../web/src/features/admin/tables/user-page'
import { toastQueue } from '../../../web/src/ui/feedback/toasts'
import { waitFor } from '../../support/wait-for'
import { all, get, press, type } from '../ui/mount'
import { answered, confirmation, dialogText, failures } from './failures'
import { openPage, type StandInAnswer, standIn, told } from './stand-in'
import { at, signInForEach, user } from './tables-setup'

vi.mock('pocketbase', () => ({
  default: class {
    realtime = { subscribe: async () => undefined, unsubscribe: async () => undefined }
  },
}))

signInForEach()

const { routes } = texts.errors
const userAnswer = (suspended_at: string): StandInAnswer => [
  200,
  {
    user: {
      ...{ ...user, suspended_at, suspended_reason: suspended_at && 'Cobrança adiantada' },
      ...{ username: '', website: '', about: '', address: '', document_type: '', document_number: '' },
    },
    ...{ projects: [], proposals: [], tickets: [], cancellations: [], acts: [], counts: { projects: 0, proposals: 0, messages: 0 } },
  },
]

const suspension = `PUT /api/admin/users/${user.id}/suspension`
const page = `GET /api/admin/users/${user.id}`
const openUser = () => openPage('/admin/users/:userId', `/admin/users/${user.id}`, <UserPage />)
const shown = () => document.body.textContent ?? ''
const partOf = (name: string) => [...document.querySelectorAll('section')].find((part) => part.querySelector('h2')?.textContent === name)?.textContent

test('an account has its private fields, and words for what is not filled in and what its person has not done', async () => {
  standIn({ [page]: userAnswer('') })
  await openUser()
  await waitFor(() => expect(document.querySelector('h1')?.textContent).toBe('Ana Lima'))
  expect([...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent)).toEqual([
    'E-mailana@obra.example',
    'LocalizaçãoCampinas,\u00a0SP',
    'Telefone(11) 98765-4321',
    'CPF ou CNPJNão informado',
    'EndereçoNão informado',
    'Nome de usuárioNão informado',
    'Cadastro20/11/2026',
  ])
  expect(partOf('Conta')).toContain('0 mensagens enviadas')
  expect(partOf('Projetos')).toContain('Nenhum projeto.')
  expect(partOf('Tickets de suporte')).toContain('Nenhum ticket.')
  expect(partOf('Atos da administração')).toContain('Nenhum ato.')
  expect(partOf('Propostas')).toBeUndefined()
  expect(shown()).not.toContain('Pediu a exclusão da conta')
})

test.each([
  [true, 'Ana LimaClienteana@obra.example'],
  [false, 'Ana LimaClienteE-mail não confirmadoana@obra.example'],
])('an account says beside its name that its e-mail is not confirmed, and only then (%s)', async (is_confirmed, head) => {
  const [status, body] = userAnswer('')
  standIn({ [page]: [status, { ...body, user: { ...(body as { user: object }).user, is_confirmed } }] })
  await openUser()
  await waitFor(() => expect(document.querySelector('h1')?.parentElement?.textContent).toBe(head))
})

test('a provider has proposals in place of projects, of many the newest, with the acts upon the account and a wish to be deleted', async () => {
  const [, body] = userAnswer('')
  const provider = { ...user, role: 'autonomo', username: 'ana.lima', website: 'https://obra.example', about: 'Muros', address: 'Rua 1' }
  const proposal = { id: 'a', project_id: 'project00000000', project_title: 'Muro', amount: 1_500, status: 'accepted', created_at: at }
  const answer = {
    ...body,
    user: { ...provider, document_type: 'CPF', document_number: '52998224725', suspended_reason: '' },
    proposals: [proposal],
    cancellations: [{ id: 'c', status: 'pending', created_at: at }],
    acts: [{ id: 'd', actor_email: 'admin@canteiro.example', action: 'lift_suspension', created_at: at }],
    counts: { projects: 0, proposals: 1_200, messages: 1 },
  }
  standIn({ [page]: [200, answer] })
  await openUser()
  await waitFor(() => expect(shown()).toContain('Pediu a exclusão da conta'))
  expect(partOf('Conta')).toContain('1 mensagem enviada')
  for (const field of ['529.982.247-25', 'Sitehttps://obra.example', 'SobreMuros', 'Nome de usuárioana.lima'])
    expect(partOf('Conta')).toContain(field)
  expect(partOf('Propostas')).toMatch(/1 mais recentes de 1\.200.*Muro.*Aceita/)
  expect(partOf('Projetos')).toBeUndefined()
  expect(partOf('Atos da administração')).toContain('Reativou a contaadmin@canteiro.example · 20/11/2026Ver todos os atos')
})

test('a suspension says what it does and who reads its reason, that it is under way, and then how it stands', async () => {
  const answers: Record<string, StandInAnswer> = { [page]: userAnswer('') }
  standIn(answers)
  await openUser()
  await waitFor(() => get('button', 'Suspender conta'))
  await press(get('button', 'Suspender conta'))
  expect(dialogText()).toContain('A pessoa não entra mais e o que ela escrever fica no aparelho dela.')
  expect(dialogText()).toContain('A pessoa lê este texto.')
  await type(get('textbox', 'Motivo'), 'Golpe')
  expect(dialogText()).toContain('5 de 300')
  await press(confirmation('Suspender'))
  await waitFor(() => expect(dialogText()).toContain('Suspendendo...'))
  expect(told()).toEqual([])
})

test('a suspension begins in its field, which is led back to while it is empty, and begins anew after it was left', async () => {
  standIn({ [page]: userAnswer(''), [suspension]: [503, { code: 'unavailable' }] })
  await openUser()
  await waitFor(() => get('button', 'Suspender conta'))
  await press(get('button', 'Suspender conta'))
  expect(document.activeElement).toBe(get('textbox', 'Motivo'))
  await act(async () => confirmation('Suspender').focus())
  await press(confirmation('Suspender'))
  expect(dialogText()).toContain('Preencha este campo.')
  expect(document.activeElement).toBe(get('textbox', 'Motivo'))
  await press(confirmation('Cancelar'))
  await press(get('button', 'Suspender conta'))
  expect(dialogText()).not.toContain('Preencha este campo.')
  await type(get('textbox', 'Motivo'), 'Golpe')
  await press(confirmation('Suspender'))
  await waitFor(() => expect(dialogText()).toContain('Erro ao suspender'))
  await press(confirmation('Cancelar'))
  await press(get('button', 'Suspender conta'))
  expect(dialogText()).not.toContain('Erro ao suspender')
  expect((get('textbox', 'Motivo') as HTMLTextAreaElement).value).toBe('Golpe')
})

test('an account that is suspended and then back says so', async () => {
  const answers: Record<string, StandInAnswer> = { [page]: userAnswer(''), [suspension]: [204] }
  standIn(answers)
  await openUser()
  await waitFor(() => get('button', 'Suspender conta'))
  await press(get('button', 'Suspender conta'))
  await type(get('textbox', 'Motivo'), 'Cobrança adiantada')
  answers[page] = userAnswer(at)
  await press(confirmation('Suspender'))
  await waitFor(() => expect(shown()).toContain('Suspensa em 20/11/2026Cobrança adiantada'))
  expect(told()).toEqual([['Conta suspensa', '']])
  expect(all('button').map(({ textContent }) => textContent)).not.toContain('Suspender conta')
  toastQueue.clear()
  delete answers[suspension]
  await press(get('button', 'Reativar conta'))
  await waitFor(() => expect(get('button', 'Reativar conta').textContent).toContain('Reativando...'))
})

test('an account that is back says so', async () => {
  const answers: Record<string, StandInAnswer> = { [page]: userAnswer(at), [suspension]: [204] }
  standIn(answers)
  await openUser()
  await waitFor(() => get('button', 'Reativar conta'))
  answers[page] = userAnswer('')
  await press(get('button', 'Reativar conta'))
  await waitFor(() => get('button', 'Suspender conta'))
  expect(told()).toEqual([['Conta reativada', '']])
})

test.each(failures)('an account that could not be suspended is said to be so, and what was typed stays (%i)', async (status, body, reason) => {
  standIn({ [`GET /api/admin/users/${user.id}`]: userAnswer(''), [suspension]: answered(status, body) })
  await openUser()
  await waitFor(() => get('button', 'Suspender conta'))
  await press(get('button', 'Suspender conta'))
  await type(get('textbox', 'Motivo'), 'Cobrança adiantada')
  await press(confirmation('Suspender'))
  await waitFor(() => expect(dialogText()).toContain(`Erro ao suspender${reason}`))
  expect((get('textbox', 'Motivo') as HTMLTextAreaElement).value).toBe('Cobrança adiantada')
})

test.each(failures)('an account that could not be reactivated is said to be so (%i)', async (status, body, reason) => {
  standIn({ [`GET /api/admin/users/${user.id}`]: userAnswer(at), [suspension]: answered(status, body) })
  await openUser()
  await waitFor(() => get('button', 'Reativar conta'))
  expect(document.body.textContent).toContain('Cobrança adiantada')
  await press(get('button', 'Reativar conta'))
  await waitFor(() => expect(told()).toEqual([['Erro ao reativar', reason]]))
})

test('an account that could not be read again stays as it was shown, with a line that says so, and its tickets lead to what was written', async () => {
  const [, body] = userAnswer('')
  const tickets = [
    { id: 'ticket000000000', subject: 'Senha', status: 'open', created_at: at },
    { id: 'ticket000000001', subject: 'Foto', status: 'closed', created_at: at },
  ]
  const answers: Record<string, StandInAnswer> = { [`GET /api/admin/users/${user.id}`]: [200, { ...body, tickets }], [suspension]: [204] }
  standIn(answers)
  await openUser()
  await waitFor(() => get('button', 'Suspender conta'))
  const line = (subject: string) => get('link', subject).closest('section')?.textContent
  expect(get('link', 'Senha').getAttribute('href')).toBe('/admin/support/ticket000000000')
  expect(line('Senha')).toMatch(/Senha.*Aberto.*Foto.*Encerrado/)
  answers[`GET /api/admin/users/${user.id}`] = [503, { code: 'unavailable' }]
  await press(get('button', 'Suspender conta'))
  await type(get('textbox', 'Motivo'), 'Cobrança adiantada')
  await press(confirmation('Suspender'))
  await waitFor(() => expect(document.body.textContent).toContain(routes.unavailable))
  expect(document.body.textContent).toContain('ana@obra.example')
  expect(all('link').map(({ textContent }) => textContent)).toContain('Foto')
})
