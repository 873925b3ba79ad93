import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { ServedRegions } from '../../../web/src/features/home/served-regions'
import { waitFor } from '../../support/wait-for'
import { all, get, mount, pageText, press } from '../ui/mount'

/** Answers are drawn at the end of an act. */
const settled = () =>
  waitFor(async () => {
    await act(async () => undefined)
    expect(pageText()).not.toContain('Carregando regiões...')
  })
const places = () => all('link').map((link) => [link.textContent, link.getAttribute('href')])

function serverAnswers(answer: () => Promise<Response>): void {
  vi.stubGlobal('fetch', answer)
}

test('regions are loading, then each is a way to its providers', async () => {
  let answer = (_response: Response) => {}
  const answered = new Promise<Response>((resolve) => {
    answer = resolve
  })
  serverAnswers(() => answered)
  await mount(<ServedRegions />)
  expect(pageText()).toContain('Carregando regiões...')
  answer(Response.json({ regions: [{ city: 'São José', state: 'SC' }] }))
  await settled()
  expect(places()).toEqual([['São José, SC', '/fornecedores?q=S%C3%A3o+Jos%C3%A9']])
})

test('regions that do not come are an error that can be tried again', async () => {
  serverAnswers(async () => new Response('', { status: 503 }))
  await mount(<ServedRegions />)
  await settled()
  expect(pageText()).toContain('Não foi possível carregar as regiões.')
  serverAnswers(async () => Response.json({ regions: [] }))
  await press(get('button', 'Tentar de novo'))
  await waitFor(async () => {
    await act(async () => undefined)
    expect(pageText()).toContain('Os primeiros fornecedores estão chegando.')
  })
})
