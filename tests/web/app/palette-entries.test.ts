import Search from 'lucide-react/icons/search'
import { describe, expect, test } from 'vitest'
import type { Role } from '#domain/documents'
import type { Page } from '../../../web/src/app/page'
import { rolesOf } from '../../../web/src/app/page-at'
import { pages } from '../../../web/src/app/pages'
import { type Entry, findEntries } from '../../../web/src/app/palette/entry'
import { pageEntries } from '../../../web/src/app/palette/page-entries'
import { searchEntries } from '../../../web/src/app/palette/search-entries'

describe('the palette', () => {
  const entry = (group: Entry['group'], text: string, note = ''): Entry => ({ group, id: text, text, note, Icon: Search, href: '/' })
  const textsOf = (entries: readonly Entry[]) => entries.map(({ text }) => text)

  test('the palette finds by each typed word, without accents, what begins with it before what contains it', () => {
    const entries = [
      entry('providers', 'Constrói Cozinhas', 'Santos, SP'),
      entry('projects', 'Cozinha nova', 'Aberto'),
      entry('projects', 'Piso da cozinha', 'Aberto'),
      entry('projects', 'Recozinhar', 'Aberto'),
      entry('pages', 'Notificações'),
    ]
    expect(textsOf(findEntries(entries, 'cozinha'))).toEqual(['Cozinha nova', 'Constrói Cozinhas', 'Piso da cozinha', 'Recozinhar'])
    expect(textsOf(findEntries(entries, 'COZINHA santos'))).toEqual(['Constrói Cozinhas'])
    expect(textsOf(findEntries(entries, 'notificacoes'))).toEqual(['Notificações'])
    expect(findEntries(entries, 'telhado')).toEqual([])
  })

  test('it offers each role every page that it may open, and no other', () => {
    // A mail or the system leads to them, with what they show.
    const isFromOutside = ({ linkedFrom }: Page) => linkedFrom === 'mail' || linkedFrom === 'system'
    const idsOf = (role: Role) => pageEntries(role).map(({ id }) => id)
    for (const role of ['cliente', 'empresa', 'autonomo'] as const) {
      const offered = pages
        .filter((page) => page.area !== 'entrance' && !page.path.includes(':') && !isFromOutside(page) && rolesOf(page).includes(role))
        .map(({ path }) => path)
      expect(idsOf(role).sort()).toEqual(offered.sort())
    }
    const hrefs = idsOf('autonomo')
    expect(hrefs).toContain('/notificacoes')
    expect(hrefs).not.toContain('/projetos/novo')
  })
})

test('a search of the header that finds little goes on in the directory and in open projects', () => {
  const hrefs = (role: Role, typed: string) => searchEntries(role, typed).map((entry) => [entry.text, 'href' in entry && entry.href])
  const both = [
    ['Buscar “azulejista de piso” em Fornecedores', '/fornecedores?q=azulejista+de+piso'],
    ['Buscar “azulejista de piso” em Projetos abertos', '/projetos-abertos?q=azulejista+de+piso'],
  ]
  expect(hrefs('cliente', ' azulejista de piso ')).toEqual(both)
  expect(hrefs('autonomo', 'azulejista de piso')).toEqual(both.toReversed())
  expect(hrefs('cliente', ' ')).toEqual([])
})
