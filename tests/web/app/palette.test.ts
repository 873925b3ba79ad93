import Search from 'lucide-react/icons/search'
import { expect, test } from 'vitest'
import { pages } from '../../../web/src/app/pages'
import { type Entry, findEntries } from '../../../web/src/app/palette/entry'
import { isOffered, pageEntries } from '../../../web/src/app/palette/page-entries'

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

test('before anything is typed it lists pages, actions and the newest of one’s own things, and no provider; then eight of each at the most', () => {
  const many = Array.from({ length: 20 }, (_, n) => entry('projects', `Obra ${n}`))
  const entries = [...many, entry('providers', 'Obra Prima'), entry('pages', 'Dashboard')]
  expect(textsOf(findEntries(entries, ' '))).toEqual(['Obra 0', 'Obra 1', 'Obra 2', 'Dashboard'])
  expect(textsOf(findEntries(entries, 'obra'))).toEqual([...textsOf(many.slice(0, 8)), 'Obra Prima'])
})

test('it offers each role every page that it may open, and no other', () => {
  for (const role of ['cliente', 'empresa', 'autonomo'] as const) {
    const offered = pages.filter((page) => isOffered(role, page)).map(({ path }) => path)
    expect(
      pageEntries(role)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(offered.sort())
  }
  const hrefs = pageEntries('autonomo').map(({ id }) => id)
  expect(hrefs).toContain('/notificacoes')
  expect(hrefs).not.toContain('/projetos/novo')
})
