import type { ReactNode } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { texts } from '#texts'
import { AuditPage } from '../../../web/src/features/admin/audit/audit-page'
import { CancellationsPage } from '../../../web/src/features/admin/cancellations/cancellations-page'
import { DashboardPage } from '../../../web/src/features/admin/dashboard/admin-dashboard-page'
import { SiteSettingsPage } from '../../../web/src/features/admin/settings/site-settings-page'
import { SupportPage } from '../../../web/src/features/admin/support/support-page'
import { ProjectPage } from '../../../web/src/features/admin/tables/project-page'
import { ProjectsPage } from '../../../web/src/features/admin/tables/projects-page'
import { UserPage } from '../../../web/src/features/admin/tables/user-page'
import { UsersPage } from '../../../web/src/features/admin/tables/users-page'
import { toastQueue } from '../../../web/src/ui/feedback/toasts'
import { waitFor } from '../../support/wait-for'
import { all, get, pageText, press, told, type, typedIn, unmountAll, wordsOf } from '../ui/mount'
import { openPage, type StandInAnswer, standIn } from './stand-in'
import { page as pageOf, signInForEach } from './tables-setup'

vi.mock('pocketbase', () => import('./silent-realtime'))

signInForEach()

type Screen = { page: ReactNode; path: string; address: string; asks: string; loading: string; failed: string; missing?: string }

const screens: Record<string, Screen> = {
  dashboard: screen('/admin/dashboard', <DashboardPage />, 'Carregando...', 'Não foi possível carregar o dashboard.'),
  users: screen('/admin/users', <UsersPage />, 'Carregando...', 'Não foi possível carregar a lista.'),
  projects: screen('/admin/projects', <ProjectsPage />, 'Carregando...', 'Não foi possível carregar a lista.'),
  tickets: screen('/admin/support', <SupportPage />, 'Carregando...', 'Não foi possível carregar os tickets.'),
  cancellations: screen('/admin/cancellations', <CancellationsPage />, 'Carregando...', 'Erro ao buscar solicitações'),
  audit: screen('/admin/audit', <AuditPage />, 'Carregando...', 'Não foi possível carregar a lista.'),
  ticket: {
    ...screen('/admin/support/:ticketId', <SupportPage />, 'Carregando...', 'Não foi possível carregar a conversa.'),
    ...{ address: '/admin/support/ticket000000000', asks: 'GET /api/admin/support/ticket000000000', missing: 'Ticket não encontrado' },
  },
  user: {
    ...screen('/admin/users/:userId', <UserPage />, 'Carregando usuário...', 'Não foi possível carregar este usuário.'),
    ...{ address: '/admin/users/user00000000000', asks: 'GET /api/admin/users/user00000000000', missing: 'Usuário não encontrado' },
  },
  project: {
    ...screen('*', <ProjectPage projectId="project00000000" />, 'Carregando projeto...', 'Não foi possível carregar este projeto.'),
    ...{ address: '/projetos/project00000000', asks: 'GET /api/projects/project00000000', missing: 'Projeto não encontrado' },
  },
}

function screen(path: string, page: ReactNode, loading: string, failed: string): Screen {
  return { page, path, address: path, asks: `GET ${path.replace('/admin', '/api/admin')}`, loading, failed }
}

const statuses = () => wordsOf('status')

describe.each(Object.entries(screens))('the page of %s', (_name, { page, path, address, asks, loading, failed, missing }) => {
  test('[PRODUCT 29] says that it is loading, what it could not read and why, never that there is nothing, and asks again', async () => {
    const answers: Record<string, StandInAnswer> = { [asks]: [503, { code: 'unavailable' }] }
    const asked = standIn(answers)
    await openPage(path, address, page)
    await waitFor(() => expect(pageText()).toContain(failed + texts.errors.routes.unavailable))
    expect(all('button').filter(({ textContent }) => textContent === 'Tentar de novo')).toHaveLength(1)
    expect(pageText()).not.toMatch(/Nenhum|Nada encontrado/)
    const before = asked.length
    delete answers[asks]
    await press(get('button', 'Tentar de novo'))
    await waitFor(() => expect(asked.slice(before).some((request) => request.startsWith(asks))).toBe(true))
    await unmountAll()

    standIn({})
    await openPage(path, address, page)
    await waitFor(() => expect(statuses()).toContain(loading))
    expect(pageText()).not.toContain(failed)
  })

  if (missing) {
    test('says that there is no such record, and leads back', async () => {
      standIn({ [asks]: [404, { code: 'not_found' }] })
      await openPage(path, address, page)
      await waitFor(() => expect(pageText()).toContain(missing))
      expect(all('link')).toHaveLength(1)
    })
  }
})

test.each([
  [<SupportPage key="s" />, '/admin/support', 'Ninguém aguarda resposta.'],
  [<AuditPage key="a" />, '/admin/audit', 'Nenhum ato ainda.'],
  [<AuditPage key="b" />, '/admin/audit?action=delete_account', 'Nada encontradoConfira a busca e os filtros.'],
  [<AuditPage key="c" />, '/admin/audit?actor=admin0000000000', 'Nada encontradoConfira a busca e os filtros.'],
  [<CancellationsPage key="d" />, '/admin/cancellations', 'Nenhuma solicitação de cancelamento encontrada.'],
  [<UsersPage key="e" />, '/admin/users?q=zzz', 'Nada encontradoConfira a busca e os filtros.'],
  [<ProjectsPage key="f" />, '/admin/projects?status=completed', 'Nada encontradoConfira a busca e os filtros.'],
])('where there is nothing, that is said: %#', async (page, address, words) => {
  const [path = ''] = address.split('?')
  standIn({ [`GET ${path.replace('/admin', '/api/admin')}`]: pageOf([]), 'GET /api/admin/audit/actors': [200, { actors: [] }] })
  await openPage(path, address, page)
  await waitFor(() => expect(pageText()).toContain(words))
})

describe('the settings of the site', () => {
  signInForEach()

  const stored = 'GET /api/collections/site_settings/records'
  const facebook = 'PUT /api/admin/settings/footer_facebook'
  const video = 'PUT /api/admin/settings/how_it_works_video_url'
  const { routes } = texts.errors
  const open = () => openPage('/admin/settings', '/admin/settings', <SiteSettingsPage />)

  /** Button of one of the two forms. */
  function save(form: string): HTMLElement {
    const button = all('button').find(
      (one) => one.textContent?.startsWith('Salvar Alterações') && one.closest('form')?.getAttribute('aria-label') === form,
    )
    if (!button) throw new Error(`no ${form} in ${document.body.innerHTML}`)
    return button
  }

  test('settings that cannot be read are said so, and can be read again', async () => {
    const answers: Record<string, StandInAnswer> = { [stored]: [503, { code: 'unavailable' }] }
    standIn({})
    await open()
    expect(pageText()).toContain('Carregando configurações...')
    expect(document.querySelector('input')).toBeNull()
    await unmountAll()
    standIn(answers)
    await open()
    await waitFor(() => expect(told()).toEqual([['Erro ao carregar configurações', 'Não foi possível buscar as configurações atuais.']]))
    expect(pageText()).toContain(routes.unavailable)
    answers[stored] = [200, { items: [{ key: 'footer_facebook', value: 'https://facebook.com/canteiro' }] }]
    await press(get('button', 'Tentar de novo'))
    await waitFor(() => expect(typedIn('Endereço do Facebook')).toBe('https://facebook.com/canteiro'))
    for (const words of [
      'Prévia de “Como Funciona”Sem vídeo',
      'Deixe vazio para não mostrar vídeo.',
      'O botão de uma rede sem endereço só mostra que a função ainda não foi implementada.',
      'Serviços e contato ativosOs serviços levam à busca de fornecedores, e “Fale conosco” abre o suporte.',
    ])
      expect(pageText()).toContain(words)
  })

  test('[PRODUCT 24] an address that is no video of YouTube is refused at its field, and not sent', async () => {
    const asked = standIn({ [stored]: [200, { items: [] }] })
    await open()
    await waitFor(() => get('textbox', 'URL do Vídeo do YouTube'))
    await type(get('textbox', 'URL do Vídeo do YouTube'), 'https://vimeo.com/76979871')
    await press(save('Configurações do Site'))
    await waitFor(() => expect(pageText()).toContain(texts.errors.fields.video_invalid))
    expect(asked.some((request) => request.startsWith('PUT'))).toBe(false)
    expect(told()).toEqual([])
  })

  test.each([
    ['Configurações do Site', 'URL do Vídeo do YouTube', video, 'https://youtu.be/dQw4w9WgXcQ', "O vídeo da página 'Como Funciona' foi atualizado."],
    ['Rodapé', 'Endereço do Facebook', facebook, 'https://obra.example/canteiro', 'O rodapé foi atualizado.'],
  ])(
    '[PRODUCT 63] what is typed into %s says that it is being saved, stays where that fails, and says when it is saved',
    async (form, label, request, address, done) => {
      const answers: Record<string, StandInAnswer> = { [stored]: [200, { items: [] }] }
      const asked = standIn(answers)
      await open()
      await waitFor(() => get('textbox', label))
      await type(get('textbox', label), address)
      expect(pageText()).toContain(texts.settings.unsaved)
      answers[request] = [503, { code: 'unavailable' }]
      await press(save(form))
      await waitFor(() => expect(told()).toEqual([['Erro ao salvar', routes.unavailable]]))
      expect(typedIn(label)).toBe(address)
      expect(pageText()).toContain(texts.settings.unsaved)
      toastQueue.clear()
      answers[request] = [204]
      await press(save(form))
      await waitFor(() => expect(told()).toEqual([['Configurações salvas!', done]]))
      expect(pageText()).not.toContain(texts.settings.unsaved)
      await type(get('textbox', label), '')
      delete answers[request]
      await press(save(form))
      await waitFor(() => expect(save(form).textContent).toContain('Salvando...'))
      expect(asked.filter((one) => one === request)).toHaveLength(3)
    },
  )
})
