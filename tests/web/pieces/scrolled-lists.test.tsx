import { useState } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { NarrowedList } from '../../../web/src/components/lists/narrowed-list'
import { searchIn } from '../../../web/src/components/lists/searched'
import { ListDetail, Row, Rows } from '../../../web/src/ui/layout/list-detail'
import { mainPart, useNextRow } from '../../../web/src/ui/layout/list-keys'
import { VirtualList } from '../../../web/src/ui/layout/virtual-list'
import { openPage } from '../admin/stand-in'
import { buttons, focus, get, key, mount, press, soon, type } from '../ui/mount'

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

test('[PRODUCT 65] a list that comes back is laid out with the heights that its rows had', async () => {
  laidOut()
  const list = (
    <VirtualList label="Volta" items={['um', 'dois', 'três']} keyOf={(id) => id} estimate={100}>
      {(id) => id}
    </VirtualList>
  )
  const height = () => /height:(\d+)px/.exec(renderToStaticMarkup(list))?.[1]
  expect(height()).toBe('300')
  await mount(list)
  expect(height()).toBe('1200')
})

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
    expect(buttons()).toEqual(['Compartilhar'])
  })
})
