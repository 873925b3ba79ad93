import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { texts } from '#texts'
import { leaveAdminArea, storeAdminSession } from '../../../web/src/data/session/admin-session'
import { SiteSettingsPage } from '../../../web/src/features/admin/settings/site-settings-page'
import { toastQueue } from '../../../web/src/ui/feedback/toasts'
import { waitFor } from '../../support/wait-for'
import { all, get, press, type } from '../ui/mount'
import { openPage, type StandInAnswer, standIn, told } from './stand-in'

beforeEach(() => storeAdminSession({ token: 'a.b.c', email: 'admin@canteiro.example' }))
afterEach(() => {
  leaveAdminArea()
  toastQueue.clear()
  vi.unstubAllGlobals()
})

const stored = 'GET /api/collections/site_settings/records'
const facebook = 'PUT /api/admin/settings/footer_facebook'
const video = 'PUT /api/admin/settings/how_it_works_video_url'
const { routes } = texts.errors
const open = () => openPage('/admin/settings', '/admin/settings', <SiteSettingsPage />)
const shown = () => document.body.textContent ?? ''
const typedIn = (label: string) => (get('textbox', label) as HTMLInputElement).value

/** Of one of the two forms. */
function save(form: string): HTMLElement {
  const button = all('button').find(
    (one) => one.textContent?.startsWith('Salvar Alterações') && one.closest('form')?.getAttribute('aria-label') === form,
  )
  if (!button) throw new Error(`no ${form} in ${document.body.innerHTML}`)
  return button
}

test('until it is known what would be overwritten, the settings are being loaded and nothing can be typed', async () => {
  standIn({})
  await open()
  expect(document.body.textContent).toContain('Carregando configurações...')
  expect(document.querySelector('input')).toBeNull()
})

test('settings that cannot be read are said so, and can be read again', async () => {
  const answers: Record<string, StandInAnswer> = { [stored]: [503, { code: 'unavailable' }] }
  standIn(answers)
  await open()
  await waitFor(() => expect(told()).toEqual([['Erro ao carregar configurações', 'Não foi possível buscar as configurações atuais.']]))
  expect(shown()).toContain(routes.unavailable)
  answers[stored] = [200, { items: [{ key: 'footer_facebook', value: 'https://facebook.com/canteiro' }] }]
  await press(get('button', 'Tentar de novo'))
  await waitFor(() => expect(typedIn('Endereço do Facebook')).toBe('https://facebook.com/canteiro'))
  for (const words of [
    'Prévia de “Como Funciona”Sem vídeo',
    'Deixe vazio para não mostrar vídeo.',
    'O botão de uma rede sem endereço só mostra que a função ainda não foi implementada.',
    'Serviços e contato ativosOs serviços levam à busca de fornecedores, e “Fale conosco” abre o suporte.',
  ])
    expect(shown()).toContain(words)
})

test.each([
  ['Configurações do Site', 'URL do Vídeo do YouTube', video, "O vídeo da página 'Como Funciona' foi atualizado."],
  ['Rodapé', 'Endereço do Facebook', facebook, 'O rodapé foi atualizado.'],
])(
  '[PRODUCT 63] what is typed into %s says that it is being saved, stays where that fails, and says when it is saved',
  async (form, label, request, done) => {
    const answers: Record<string, StandInAnswer> = { [stored]: [200, { items: [] }] }
    const asked = standIn(answers)
    await open()
    await waitFor(() => get('textbox', label))
    await type(get('textbox', label), 'https://obra.example/canteiro')
    expect(shown()).toContain(texts.settings.unsaved)
    answers[request] = [503, { code: 'unavailable' }]
    await press(save(form))
    await waitFor(() => expect(told()).toEqual([['Erro ao salvar', routes.unavailable]]))
    expect(typedIn(label)).toBe('https://obra.example/canteiro')
    expect(shown()).toContain(texts.settings.unsaved)
    toastQueue.clear()
    answers[request] = [204]
    await press(save(form))
    await waitFor(() => expect(told()).toEqual([['Configurações salvas!', done]]))
    expect(shown()).not.toContain(texts.settings.unsaved)
    await type(get('textbox', label), '')
    delete answers[request]
    await press(save(form))
    await waitFor(() => expect(save(form).textContent).toContain('Salvando...'))
    expect(asked.filter((one) => one === request)).toHaveLength(3)
  },
)
