import { useLocation } from 'react-router-dom'
import { describe, expect, test, vi } from 'vitest'
import { texts } from '#texts'
import { CountryList, type Found } from '../../../web/src/components/lists/country-list'
import { NarrowedList } from '../../../web/src/components/lists/narrowed-list'
import { searchIn, usePrepared } from '../../../web/src/components/lists/searched'
import { openPage } from '../admin/stand-in'
import { all, get, mount, pageText, press, type } from '../ui/mount'

describe('a list of the whole country', () => {
  type Item = { id: string }
  const words = texts.projects.open.country
  const three: Item[] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]

  async function shown(found: Partial<Omit<Found<Item>, 'online'>>, online: Partial<Found<Item>['online']> = {}): Promise<string> {
    const answered = { items: [], isCurrent: true, status: 'here' as const, code: null, hasMore: false, total: null }
    const pages = { ...answered, more: vi.fn(), drop: vi.fn(), ...online }
    const given = { shown: three, holdsAny: true, connection: 'online' as const, ...found, online: pages }
    await mount(
      <CountryList found={given} words={words} drawing="" empty={<p>Nada encontrado</p>}>
        {(items) => <p>{`Lista de ${items.length}`}</p>}
      </CountryList>,
    )
    return pageText()
  }

  test('connected the number of all results is shown, and the way to the next page', async () => {
    const more = vi.fn()
    const text = await shown({}, { total: 1_234, hasMore: true, more })
    expect(text).toContain('1.234 projetos')
    expect(text).toContain('Lista de 3')
    await press(get('button', 'Mostrar mais projetos'))
    expect(more).toHaveBeenCalledOnce()
  })

  test.each(['offline', 'unreachable'] as const)(
    '[PRODUCT 44] %s what is held is shown as held, and what a connection would add is said',
    async (connection) => {
      const text = await shown({ connection })
      expect(text).toContain('3 projetos neste aparelho')
      expect(text).toContain('Lista de 3')
      expect(text).toContain('Conecte-se para ver outros estados.')
    },
  )

  test('while a first pull brings them, the first of them are shown without their number', async () => {
    const text = await shown({ connection: 'starting', isFilling: true })
    expect(text).toContain('Lista de 3')
    expect(text).not.toContain('neste aparelho')
  })

  test('connected nothing is said to be nothing before the server has answered, and a failure is an error', async () => {
    expect(await shown({ shown: [] }, { status: 'loading' })).not.toContain('Nada encontrado')
    const failed = await shown({ shown: [] }, { status: 'failed', code: 'unreachable' })
    expect(failed).toContain('Não foi possível buscar os projetos abertos.')
    expect(failed).not.toContain('Nada encontrado')
    expect(await shown({ shown: [] })).toContain('Nada encontrado')
  })
})

describe('a list that is narrowed', () => {
  type Thing = { title: string; status: string }
  const things = (count: number): Thing[] => Array.from({ length: count }, (_, n) => ({ title: `muro ${n}`, status: n % 2 ? 'closed' : 'open' }))
  const finds = searchIn<Thing>(({ title }) => title)
  const statuses = [
    { value: 'open', text: 'Aberto' },
    { value: 'closed', text: 'Fechado' },
  ]

  function Page({ count }: { count: number }) {
    return (
      <>
        <output>{useLocation().search}</output>
        <NarrowedList items={things(count)} statuses={statuses} statusOf={({ status }) => status} finds={finds}>
          {(shown) => <p>{shown.map(({ title }) => title).join()}</p>}
        </NarrowedList>
      </>
    )
  }
  const open = (count: number, search = '') => openPage('/lista', `/lista${search}`, <Page count={count} />)
  const shown = () => document.querySelector('p')?.textContent

  test('[PRODUCT 72] a short list has no search, a longer one a search and a status', async () => {
    await open(4)
    expect([all('searchbox').length, shown()]).toEqual([0, 'muro 0,muro 1,muro 2,muro 3'])
  })

  test('[PRODUCT 72] what narrows a list stands in its address, and is taken back in one press where nothing is left', async () => {
    await open(6, '?status=closed')
    expect(shown()).toBe('muro 1,muro 3,muro 5')
    await type(get('searchbox', 'Buscar nesta lista'), 'MURO 3')
    expect([shown(), document.querySelector('output')?.textContent]).toEqual(['muro 3', '?q=MURO+3&status=closed'])
    await type(get('searchbox', 'Buscar nesta lista'), 'piso')
    expect(pageText()).toContain('Nada encontrado nesta lista.')
    await press(get('button', 'Limpar busca e filtro'))
    expect(shown()).toBe('muro 0,muro 1,muro 2,muro 3,muro 4,muro 5')
  })

  test('the texts of a long list are folded in slices before they are searched, and a letter folds none of them', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    let now = 0
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
    let folded = 0
    const slow = searchIn<Thing>(({ title }) => {
      folded++
      now += 0.05
      return title
    })
    const many = things(450)
    const Prepared = () => void usePrepared(slow, many)
    await mount(<Prepared />)
    const slices = [folded]
    while (vi.getTimerCount() > 0) {
      folded = 0
      vi.runOnlyPendingTimers()
      slices.push(folded)
    }
    folded = 0
    const found = many.filter(slow('muro 44'))
    vi.useRealTimers()
    clock.mockRestore()
    expect(slices).toEqual([200, 200, 50])
    expect([found.length, folded]).toEqual([14, 0])
  })
})
