import { expect, test, vi } from 'vitest'
import { emptyOf } from '#domain/collections'
import { texts } from '#texts'
import { NoticesSection } from '../../../web/src/features/account/settings/settings-page'
import { all, mount, pageText, press, unmountAll } from '../ui/mount'

const dispatched = vi.hoisted(() => vi.fn<(verb: string, args: object) => Promise<{ ok: true }>>(async () => ({ ok: true })))
vi.mock('../../../web/src/data/commands/use-dispatch', () => ({ useDispatch: () => dispatched }))

const lists = ['Propostas e projetos', 'Mensagens não lidas', 'Respostas do suporte']
const { provider, client } = texts.settings.notices.hints.projects

test.each([
  ['cliente', lists, client],
  ['empresa', ['Resumo de novos projetos', ...lists], provider],
  ['autonomo', ['Resumo de novos projetos', ...lists], provider],
] as const)('[PRODUCT 90] %s reads which mails there are, %j, each with its switch', async (role, own, hint) => {
  await mount(<NoticesSection account={{ ...emptyOf('users'), role, mails_off: ['support'], waiting: false }} />)
  const switches = all('switch').map((one) => one.closest('label'))
  expect(switches.map((label) => label?.textContent)).toEqual([
    texts.settings.notices.email + texts.settings.notices.emailHint,
    ...own.map((name) => expect.stringContaining(name)),
  ])
  expect(pageText()).toContain(hint)
  for (const list of all('switch').slice(-2)) await press(list)
  expect(dispatched.mock.calls.slice(-2)).toEqual([
    ['edit_account', { mail_lists: { messages: false } }],
    ['edit_account', { mail_lists: { support: true } }],
  ])
})

const chips = () => [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')]

test('[PRODUCT 105] a provider chooses how far a new project is told of, a client does not', async () => {
  for (const role of ['cliente', 'autonomo'] as const) {
    await unmountAll()
    await mount(<NoticesSection account={{ ...emptyOf('users'), role, waiting: false }} />)
    const offered = role === 'cliente' ? [] : ['Na minha cidade', 'Até 30\u00a0km', 'Até 60\u00a0km', 'No meu estado', 'Nenhum']
    expect(chips().map((chip) => chip.closest('label')?.textContent)).toEqual(offered)
  }
  await press(chips()[2] ?? expect.fail('no chip'))
  expect(dispatched.mock.calls.at(-1)).toEqual(['edit_account', { notify_scope: 'km60' }])
})

test.each([
  [{ notify_scope: 'none' }, 4],
  [{ notify_email: false }, 1],
] as const)('with %j there is no switch for mails that never come', async (chosen, count) => {
  await mount(<NoticesSection account={{ ...emptyOf('users'), role: 'empresa', ...chosen, waiting: false }} />)
  expect(all('switch')).toHaveLength(count)
})

test.each([
  [{ items: 0, drafts: 3, photos: 2 }, '3 rascunhos e 2 fotos ainda não enviados'],
  [{ items: 1, drafts: 0, photos: 0 }, '1 item ainda não enviado'],
  [{ items: 2, drafts: 1, photos: 1 }, '2 itens, 1 rascunho e 1 foto ainda não enviados'],
  [{ items: 0, drafts: 0, photos: 1 }, '1 foto ainda não enviada'],
  [{ items: 0, drafts: 0, photos: 2 }, '2 fotos ainda não enviadas'],
])('[PRODUCT 39] the warning of %j says %s', (loss, said) => {
  expect(texts.session.signOut.text(loss)).toBe(`Se você sair agora, será apagado deste aparelho o que só existe nele: ${said}.`)
})
