import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { texts } from '#texts'
import { CountryList, type Found } from '../../../web/src/components/lists/country-list'
import { NarrowedList } from '../../../web/src/components/lists/narrowed-list'
import { searchIn, usePrepared } from '../../../web/src/components/lists/searched'
import { ListDetail, Row, Rows } from '../../../web/src/ui/layout/list-detail'
import { mainPart, useNextRow } from '../../../web/src/ui/layout/list-keys'
import { VirtualList } from '../../../web/src/ui/layout/virtual-list'
import { openPage } from '../admin/stand-in'
import { all, focus, get, key, mount, press, soon, type } from '../ui/mount'

describe('a list of the whole country', () => {
  type Item = { id: string }
  const words = texts.projects.open.country
  const three: Item[] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]

  async function shown(found: Partial<Omit<Found<Item>, 'online'>>, online: Partial<Found<Item>['online']> = {}): Promise<string> {
    const pages = {
      items: [],
      isCurrent: true,
      status: 'here' as const,
      code: null,
      hasMore: false,
      total: null,
      more: vi.fn(),
      drop: vi.fn(),
      ...online,
    }
    await mount(
      <CountryList
        found={{ shown: three, holdsAny: true, connection: 'online', ...found, online: pages }}
        words={words}
        drawing=""
        empty={<p>Nada encontrado</p>}
      >
        {(items) => <p>{`Lista de ${items.length}`}</p>}
      </CountryList>,
    )
    return document.body.textContent ?? ''
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
    expect(document.body.textContent).toContain('Nada encontrado nesta lista.')
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

/** happy-dom lays nothing out: boxes of one height, with much in them. */
function laidOut(): void {
  const sizes = [
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(400),
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400),
    vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(6_000),
  ]
  onTestFinished(() => {
    for (const size of sizes) size.mockRestore()
  })
}

describe('a list whose question changes', () => {
  const ids = Array.from({ length: 60 }, (_, n) => `n${n}`)
  const things = ids.map((id) => ({ id }))

  test('[PRODUCT 65] a list beside its detail starts at its top, also where the chosen row is far down in the new order', async () => {
    laidOut()
    function Page() {
      const [question, ask] = useState('newest')
      const [chosen, choose] = useState('n1')
      const items = question === 'newest' ? ids : ids.toReversed()
      return (
        <>
          <button type="button" onClick={() => ask('budget')}>
            Maior orçamento
          </button>
          <button type="button" onClick={() => choose('n3')}>
            Outra linha
          </button>
          <Rows label="Lista" items={items} keyOf={(id) => id} chosen={chosen} onChoose={choose} estimate={100} question={question}>
            {(id) => <Row title={id} href={`/projetos/${id}`} isChosen={id === chosen} onChoose={() => choose(id)} />}
          </Rows>
        </>
      )
    }
    await mount(<Page />)
    const list = document.querySelector('section')
    list?.scrollTo({ top: 2_500 })
    await press(get('button', 'Maior orçamento'))
    expect(list?.scrollTop).toBe(0)
    await press(get('button', 'Outra linha'))
    expect(list?.scrollTop).toBeGreaterThan(2_500)
  })

  test('[PRODUCT 65] a list that scrolls with the page goes back to its top, and stays where its top is in sight', async () => {
    const top = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    const shown = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockReturnValue()
    onTestFinished(() => {
      top.mockRestore()
      shown.mockRestore()
    })
    await openPage(
      '/lista',
      '/lista',
      <NarrowedList items={things} statuses={[]} statusOf={() => ''} finds={searchIn<{ id: string }>(({ id }) => id)}>
        {(items, question) => (
          <VirtualList label="Lista" items={items} keyOf={({ id }) => id} estimate={100} question={question}>
            {({ id }) => id}
          </VirtualList>
        )}
      </NarrowedList>,
    )
    top.mockReturnValue(new DOMRect(0, 200, 390, 600))
    await type(get('searchbox', 'Buscar nesta lista'), 'n5')
    expect(shown).not.toHaveBeenCalled()
    top.mockReturnValue(new DOMRect(0, -3_000, 390, 6_000))
    await type(get('searchbox', 'Buscar nesta lista'), 'n')
    expect(shown).toHaveBeenCalledOnce()
  })
})

describe('[PRODUCT 58] a list and what is chosen in it, by key', () => {
  function Panes() {
    const [chosen, choose] = useState('um')
    const rows = ['um', 'dois', 'três']
    return (
      <ListDetail
        detailLabel="Projeto escolhido"
        hasNext={chosen !== 'três'}
        list={
          <Rows label="Lista" items={rows} keyOf={(id) => id} chosen={chosen} onChoose={choose} estimate={100}>
            {(id) => <Row title={id} href={`/projetos/${id}`} isChosen={id === chosen} onChoose={() => choose(id)} />}
          </Rows>
        }
        detail={<Detail key={chosen} />}
      />
    )
  }
  function Detail() {
    const toNext = useNextRow()
    return (
      <>
        <button type="button">Compartilhar</button>
        <form {...mainPart} aria-label="Sua proposta">
          <input type="radio" aria-label="Apenas Serviço" />
          <input aria-label="Valor" />
        </form>
        {toNext ? (
          <button type="button" onClick={toNext}>
            Próximo projeto
          </button>
        ) : null}
      </>
    )
  }
  const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent
  const chosen = () => document.querySelector('a[aria-current=true]')?.textContent
  const link = (name: string) => get('link', name)

  test('Enter on a row goes to its project, P from there to the field, Escape back to the row', async () => {
    laidOut()
    await mount(<Panes />)
    await focus(link('dois'))
    await press(link('dois'))
    expect([chosen(), focused()]).toEqual(['dois', 'Projeto escolhido'])
    await key(get('button', 'Compartilhar'), 'p')
    expect(focused()).toBe('Valor')
    await key(get('textbox', 'Valor'), 'Escape')
    expect(focused()).toBe('dois')
    await key(link('dois'), 'p')
    expect(focused()).toBe('Valor')
  })

  test('J and K act from the project too, but not where one types, and the next one is offered until the last', async () => {
    laidOut()
    await mount(<Panes />)
    await key(get('textbox', 'Valor'), 'j')
    expect(chosen()).toBe('um')
    await key(get('button', 'Compartilhar'), 'j')
    await soon(focused).toBe('dois')
    await key(get('button', 'Compartilhar'), 'k')
    await soon(focused).toBe('um')
    await press(get('button', 'Próximo projeto'))
    await press(get('button', 'Próximo projeto'))
    await soon(focused).toBe('três')
    expect(all('button').map(({ textContent }) => textContent)).toEqual(['Compartilhar'])
  })
})
