import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { prerendered } from '#links'
import { SessionContext } from '../../../web/src/data/store/account-store-context'
import { filterProviders } from '../../../web/src/features/directory/providers-here'
import { ProvidersOnline } from '../../../web/src/features/directory/providers-online'
import { sessionOf } from '../app/sessions'
import { get, mount, pageText, press } from '../ui/mount'
import { aProfile } from './profiles'

describe('the directory of the signed out', () => {
  const asked: string[] = []
  let answers: (() => Response)[] = []

  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('fetch', async (path: string) => {
      asked.push(path)
      const answer = answers.shift()
      if (!answer) throw new TypeError('Failed to fetch')
      return answer()
    })
  })
  afterEach(() => {
    asked.length = 0
    answers = []
  })

  const page =
    (names: string[], before = '') =>
    () =>
      Response.json({ providers: names.map((name) => aProfile(name)), before, total: names.length })
  const settled = () => act(async () => vi.advanceTimersByTimeAsync(400))
  const open = async (search = '') => {
    const cleared = vi.fn()
    await mount(
      <SessionContext value={sessionOf('signed_out')}>
        <ProvidersOnline search={search} state="" trade="" onClear={cleared} />
      </SessionContext>,
    )
    await settled()
    return cleared
  }

  test('a search without results says so and can be cleared', async () => {
    answers = [page([])]
    const cleared = await open('zzz')
    expect(pageText()).toContain('Nenhum fornecedor encontrado com os critérios de busca.')
    expect(get('link', 'Publicar projeto').getAttribute('href')).toBe('/publicar-demanda')
    await press(get('button', 'Limpar busca'))
    expect(cleared).toHaveBeenCalledOnce()
  })

  test('[PRODUCT 128] a card says how many works were completed, where there is one', async () => {
    answers = [
      () =>
        Response.json({
          providers: [aProfile('João Batista', { works_done: 12 }), aProfile('Rosa Pisos', { works_done: 1 }), aProfile('Caio')],
          before: '',
          total: 3,
        }),
    ]
    await open()
    const facts = [...document.querySelectorAll('article')].map(
      ({ textContent }) => /\d+ obras? concluídas? pelo Canteiro/.exec(textContent ?? '')?.[0],
    )
    expect(facts).toEqual(['12 obras concluídas pelo Canteiro', '1 obra concluída pelo Canteiro', undefined])
    expect(pageText()).toContain('N/A (0 avaliações)')
  })

  test('the next page is asked for where the last one ended', async () => {
    answers = [page(['João Batista'], '2026-11-01T00:00:00.000Z'), page(['Rosa Pisos'])]
    await open('campinas')
    await press(get('button', 'Mostrar mais fornecedores'))
    await settled()
    expect(asked).toEqual([
      '/api/providers?q=campinas&state=&trade=&before=',
      '/api/providers?q=campinas&state=&trade=&before=2026-11-01T00%3A00%3A00.000Z',
    ])
    expect(pageText()).not.toContain('Mostrar mais fornecedores')
  })

  test('a list that does not come is an error that can be tried again, never the empty text', async () => {
    await open()
    expect(pageText()).toContain('Não foi possível carregar os fornecedores.')
    expect(pageText()).not.toContain('Nenhum fornecedor')
    answers = [page([])]
    await press(get('button', 'Tentar de novo'))
    await settled()
    expect(pageText()).toContain('Nenhum fornecedor encontrado com os critérios de busca.')
  })

  test('the page preloads the address that the app asks first', async () => {
    answers = [page([])]
    await open()
    expect(asked).toEqual([prerendered.find(({ screen }) => screen === 'directory/directory-page.tsx')?.request])
  })
})

describe('a search', () => {
  const joao = aProfile('João Batista', { about: 'Muros em Sumaré' })
  const horizonte = aProfile('Construtora Horizonte', { role: 'empresa', city: 'São José dos Campos' })

  test('[PRODUCT 72] a search finds words of name, role, city and state, whatever their case and accents', () => {
    const namesFor = (search: string) => filterProviders([joao, horizonte], search, { state: '', trade: '' }).map(({ full_name }) => full_name)
    for (const search of ['JOAO', 'autônomo']) expect(namesFor(search), search).toEqual(['João Batista'])
    for (const search of ['Empresa', 'sao jose', 'campos construtora']) expect(namesFor(search), search).toEqual(['Construtora Horizonte'])
    expect(namesFor('campinas empresa')).toEqual([])
    expect(namesFor('')).toEqual(['João Batista', 'Construtora Horizonte'])
  })

  test('[PRODUCT 50] what providers write about themselves finds them too', () => {
    expect(filterProviders([joao, horizonte], 'muros sumare', { state: '', trade: '' })).toEqual([joao])
    expect(filterProviders([joao], 'telhados', { state: '', trade: '' })).toEqual([])
  })

  test.each([
    ['Construção', 'Pedreiro e azulejista'],
    ['Construção', 'Construtora'],
    ['Reforma', 'Reformamos casas'],
    ['Elétrica', 'Eletricista com NR-10'],
    ['Hidráulica', 'Encanador'],
    ['encanador', 'Bombeiro hidráulico'],
    ['Pintura', 'Pintor de fachada'],
    ['pintor campinas', 'Pinturas em geral'],
  ])("[PRODUCT 50] '%s' finds who writes '%s'", (search, about) => {
    expect(filterProviders([aProfile('Ana', { about }), aProfile('Bia', { about: 'Topógrafa' })], search, { state: '', trade: '' })).toMatchObject([
      { about },
    ])
  })

  test('[PRODUCT 50] what is part of a name or a place asks for no service', () => {
    const pedreiro = aProfile('Ana', { about: 'Pedreiro em Belo Horizonte' })
    expect(filterProviders([pedreiro, horizonte], 'construtora horizonte', { state: '', trade: '' })).toEqual([horizonte])
    const there = aProfile('Bia', { city: 'Pedreira' })
    expect(filterProviders([pedreiro, there], 'Pedreira', { state: '', trade: '' })).toEqual([there])
  })
})
