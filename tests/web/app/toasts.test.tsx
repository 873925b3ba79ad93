import { act } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Verb } from '#domain/commands'
import { hasFooter } from '../../../web/src/app/page-at'
import { Footer } from '../../../web/src/app/shell/footer'
import { answeredToasts, uploadToasts } from '../../../web/src/app/toasts/answered-toasts'
import { isOnScreen, noticeToast } from '../../../web/src/app/toasts/notice-toasts'
import { closeSupport, openSupport } from '../../../web/src/components/support-door'
import { SessionContext } from '../../../web/src/data/store/account-store-context'
import type { OutboxRow, UploadRow } from '../../../web/src/sync'
import { ToastArea } from '../../../web/src/ui/feedback/toast-area'
import { aNotification, idOf } from '../../domain/builders'
import { queuedRow } from '../outbox/rows'
import { get, mount, press, wordsOf } from '../ui/mount'
import { sessionOf } from './sessions'

/** As each refusal of Pendências. */
const leadsOn = { tone: 'bad', action: { text: 'Ver em Pendências', href: '/pendencias' } }

describe('toasts of commands', () => {
  const NOW = Date.parse('2026-11-20T14:32:00.000Z')

  const row = (verb: Verb, change: Partial<OutboxRow> = {}) =>
    queuedRow(verb, {}, { at: new Date(NOW - 100).toISOString(), state: 'accepted', ...change })
  const tooLate = row('send_proposal', { state: 'refused', code: 'project_closed' })
  const toastsOf = (accepted: OutboxRow[], refused: OutboxRow[] = []) => answeredToasts({ accepted, refused }, NOW)
  const readMark = row('mark_conversation_read', { on_refusal: 'forget' })

  test('[PRODUCT 30] one item that the server took shows the success words of its verb', () => {
    expect(toastsOf([row('publish_project')])).toEqual([
      { title: 'Projeto publicado com sucesso!', description: 'Fornecedores serão notificados em breve.', tone: 'ok' },
    ])
    const description = 'O cliente foi notificado.'
    expect(toastsOf([row('send_proposal')])[0]).toMatchObject({ title: 'Proposta enviada com sucesso!', description })
    expect(toastsOf([row('improve_proposal')])[0]).toMatchObject({ title: 'Proposta atualizada com sucesso!', description })
    expect(toastsOf([row('edit_account')])[0]?.title).toBe('Perfil atualizado com sucesso!')
  })

  test('[PRODUCT 30] several items of one round are counted in one toast, read marks left out', () => {
    const accepted = [row('send_proposal'), row('edit_account'), row('send_message'), readMark]
    expect(toastsOf(accepted)).toEqual([{ title: '3 itens enviados.', tone: 'ok' }])
  })

  test('a chat says on itself that it went: no toast for a message, nor for two in quick succession', () => {
    expect(toastsOf([row('send_message')])).toEqual([])
    expect(toastsOf([row('send_message'), row('send_message')])).toEqual([])
    const late = { ...row('send_message'), at: new Date(NOW - 60_000).toISOString() }
    expect(toastsOf([late, late])).toEqual([])
  })

  test('[PRODUCT 30] what was refused shows its error words, the reason and the way to Pendências', () => {
    expect(toastsOf([], [tooLate])).toEqual([
      { title: 'Erro ao enviar proposta', description: 'Este projeto não está mais aceitando propostas.', ...leadsOn },
    ])
  })

  test('of a round with something taken and something refused both are told, in the one toast that is visible', () => {
    const description = 'Este projeto não está mais aceitando propostas. Perfil atualizado com sucesso!'
    expect(toastsOf([row('edit_account')], [tooLate])).toEqual([{ title: 'Erro ao enviar proposta', description, ...leadsOn }])
    const several = toastsOf([row('publish_project'), row('edit_account')], [tooLate, tooLate])
    expect(several).toEqual([{ title: '2 itens não foram aceitos', description: '2 itens enviados.', ...leadsOn }])
  })

  test('[P8] a refused support message says so, and that its words are back; it is none of Pendências', () => {
    const message = row('send_support_message', { state: 'refused', code: 'internal', on_refusal: 'input' })
    const description = 'O servidor não conseguiu processar este envio. Tente de novo mais tarde. O texto voltou para o chat do suporte.'
    expect(toastsOf([], [message])).toEqual([{ title: 'Erro ao enviar mensagem', description, tone: 'bad' }])
    expect(toastsOf([], [message, tooLate])[0]?.title).toBe('Erro ao enviar proposta')
  })

  test('[P8] a refused report says so, and leads to Pendências, where it is whole', () => {
    const report = row('send_support_message', { args: { reason: 'abuse' }, state: 'refused', code: 'too_many', on_refusal: 'input' })
    expect(toastsOf([], [report])).toMatchObject([{ title: 'Erro ao denunciar', ...leadsOn }])
  })

  test.each([
    ['publish_project', 'Falha ao criar projeto'],
    ['send_proposal', 'Erro ao enviar proposta'],
    ['improve_proposal', 'Erro ao atualizar proposta'],
    ['start_conversation', 'Erro ao iniciar conversa'],
    ['request_cancellation', 'Erro ao solicitar cancelamento'],
    ['withdraw_cancellation', 'Erro ao retirar solicitação'],
    ['withdraw_reference', 'Erro ao retirar texto'],
    ['edit_account', 'Erro ao atualizar perfil'],
  ] as const)('a refused %s is told as “%s”, an unknown code by the general sentence', (verb, title) => {
    const refused = [row(verb, { state: 'refused', code: 'new_code' })]
    expect(toastsOf([], refused)[0]).toMatchObject({ title, description: 'Algo deu errado. Tente novamente.', tone: 'bad' })
  })
})

describe('toasts of pictures', () => {
  const upload = (change: Partial<UploadRow> = {}): UploadRow => ({ id: 'u', record: 'users/ana', position: 0, state: 'sent', code: '', ...change })

  test('an avatar that the server took is told, a photo is seen on its project', () => {
    expect(uploadToasts({ sent: [upload()], refused: [] })).toEqual([{ title: 'Logomarca atualizada com sucesso!', tone: 'ok' }])
    expect(uploadToasts({ sent: [upload({ record: 'projects/p' })], refused: [] })).toEqual([])
  })

  test('a refused picture says why, and leads to Pendências', () => {
    const description = 'Este arquivo não é uma foto. Envie imagens JPEG, PNG ou WebP.'
    const refused = [upload({ state: 'refused', code: 'photo_type' })]
    expect(uploadToasts({ sent: [], refused })).toEqual([{ title: 'Erro ao enviar imagem', description, ...leadsOn }])
    const photos = [upload({ record: 'projects/p', state: 'refused', code: 'too_many_photos' })]
    const told = { title: 'Erro no Upload', description: 'Um projeto pode ter até 8 fotos.' }
    expect(uploadToasts({ sent: [], refused: photos })[0]).toMatchObject(told)
  })
})

describe('footer and its toast', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })

  const area = <ToastArea label="Avisos do aplicativo" closeLabel="Fechar" />
  const shown = () => wordsOf('status')
  const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds))

  test('[PRODUCT 19] what the footer cannot do yet says so for three seconds', async () => {
    await mount(
      <SessionContext value={sessionOf('signed_out')}>
        <MemoryRouter>
          <Footer />
        </MemoryRouter>
        {area}
      </SessionContext>,
    )
    await press(get('button', 'Fale conosco'))
    expect(shown()).toEqual(['Esta funcionalidade ainda não foi implementada'])
    await pass(2_900)
    expect(shown()).toHaveLength(1)
    await pass(200)
    expect(shown()).toEqual([])
  })

  test('[PRODUCT 23] the footer is hidden on the seven paths of the working areas and below them', () => {
    const hidden = ['/dashboard', '/perfil', '/mensagens', '/meus-projetos', '/projetos-abertos', '/minhas-propostas', '/propostas-recebidas']
    for (const path of hidden) expect([hasFooter(path), hasFooter(`${path}/abc`)]).toEqual([false, false])
    for (const path of ['/', '/login', '/projetos/abc', '/pendencias', '/perfilado']) expect(hasFooter(path)).toBe(true)
  })
})

describe('toasts of notices', () => {
  const one = aNotification({ id: idOf('um'), title: 'Proposta atualizada', message: 'Bruno mudou a proposta.', link: '/projetos/abc/propostas' })

  test('one that arrives is told with its words and leads to its page, and following it marks it as read', () => {
    const read: string[] = []
    const toast = noticeToast([one], (id) => read.push(id))
    expect(toast).toMatchObject({ title: one.title, description: one.message, action: { text: 'Ver', href: one.link } })
    toast.action?.onPress?.()
    expect(read).toEqual([one.id])
  })

  test('several that arrive at once are counted, and lead to all of them', () => {
    const toast = noticeToast([one, aNotification({ id: idOf('dois') })], () => undefined)
    expect(toast).toEqual({ title: '2 novas notificações', action: { text: 'Ver', href: '/notificacoes' } })
  })

  test("[PRODUCT 75] what is being read raises no toast: the support's reply in its open chat, a removed project in its place", () => {
    expect(isOnScreen('/suporte?chamado=abc')).toBe(false)
    openSupport()
    expect(isOnScreen('/suporte?chamado=abc')).toBe(true)
    closeSupport()
    const before = location.href
    history.replaceState(null, '', '/projetos/abc')
    expect(isOnScreen('/projetos/abc?removido')).toBe(true)
    expect(['/projetos/abc', '/projetos/abd?removido', '/suporte?chamado=abc'].map(isOnScreen)).toEqual([false, false, false])
    history.replaceState(null, '', before)
  })
})
