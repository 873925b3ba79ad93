import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Documentation } from '#domain/wire/wire-answers'
import { texts } from '#texts'
import { DocumentationPage } from '../../../web/src/features/documentation/documentation-page'
import { get, mount, pageText, press, type } from '../ui/mount'

const documentation: Documentation = {
  facts: [{ name: 'Autor', isCode: false, text: 'Equipe Canteiro' }],
  sections: [
    { title: 'Funcionalidades', entries: [{ name: 'Projetos', isCode: false, text: 'Clientes publicam.' }] },
    { title: 'Banco de dados', entries: [{ name: 'users', isCode: true, text: 'contas' }] },
  ],
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))

/** Types a password and sends it; the server answers at once, with nothing where there is no status. */
async function send(password: string, status: number, answer: object): Promise<unknown[]> {
  const asked: unknown[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    asked.push([new URL(url, location.href).pathname, JSON.parse(String(body))])
    if (status === 0) throw new TypeError('Failed to fetch')
    return Response.json(answer, { status })
  })
  await type(field(), password)
  await press(get('button', 'Ver documentação'))
  for (let turn = 0; turn < 10; turn++) await act(() => new Promise((resolve) => setImmediate(resolve)))
  return asked
}

const field = () => {
  const input = document.querySelector<HTMLInputElement>('input[name=password]')
  if (!input) throw new Error(`no password in ${document.body.innerHTML}`)
  return input
}
const isHighlighted = () => field().getAttribute('aria-invalid') === 'true'
const described = () =>
  (field().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')
const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms))

test('a right password shows the content, which takes focus', async () => {
  await mount(<DocumentationPage />)
  expect(pageText()).not.toContain('Equipe Canteiro')
  expect(await send('planta-baixa', 200, documentation)).toEqual([['/api/documentation', { password: 'planta-baixa' }]])
  for (const words of ['Autor', 'Equipe Canteiro', 'Funcionalidades', 'Clientes publicam.', 'users']) {
    expect(pageText()).toContain(words)
  }
  expect(document.querySelector('input')).toBeNull()
  expect(document.activeElement?.textContent).toContain('Equipe Canteiro')
})

test('[PRODUCT 3] a wrong password is highlighted for two seconds, said aloud, and stays as it was typed', async () => {
  await mount(<DocumentationPage />)
  expect(isHighlighted()).toBe(false)
  await send('errada', 400, { code: 'wrong_documentation_password' })
  expect(isHighlighted()).toBe(true)
  expect(document.querySelector('[role=alert]')?.textContent).toBe('Senha incorreta. Tente novamente.')
  await pass(1_999)
  expect(isHighlighted()).toBe(true)
  await pass(1)
  expect(isHighlighted()).toBe(false)
  expect(described()).toContain('Senha incorreta. Tente novamente.')
  expect(field().value).toBe('errada')

  await press(get('button', 'Ver documentação'))
  for (let turn = 0; turn < 10; turn++) await act(() => new Promise((resolve) => setImmediate(resolve)))
  expect(isHighlighted()).toBe(true)
  await type(field(), 'outra')
  expect(isHighlighted()).toBe(false)
  expect(pageText()).not.toContain('Senha incorreta')
})

test.each([
  [404, { code: 'documentation_closed' }, texts.errors.routes.documentation_closed],
  [429, { code: 'too_many_requests' }, texts.errors.routes.too_many_requests],
  [429, { status: 429, message: 'Too Many Requests.', data: {} }, texts.errors.routes.too_many_requests],
  [503, { code: 'unavailable' }, texts.errors.routes.unavailable],
  [200, { unexpected: true }, texts.errors.routes.unreachable],
  [0, {}, texts.errors.routes.unreachable],
])('whatever else the server answers is said in words, and what was typed stays (%i %j)', async (status, answer, sentence) => {
  await mount(<DocumentationPage />)
  await send('planta-baixa', status, answer)
  expect(pageText()).toContain(sentence)
  expect(field().value).toBe('planta-baixa')
  expect(isHighlighted()).toBe(false)
})
