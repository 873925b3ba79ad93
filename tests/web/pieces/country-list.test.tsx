import { expect, test, vi } from 'vitest'
import { texts } from '#texts'
import { CountryList, type Found } from '../../../web/src/components/country-list'
import { get, mount, press } from '../ui/mount'

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
      drawing={null}
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

test('without a connection and with nothing held it says what a connection is for', async () => {
  expect(await shown({ connection: 'offline', shown: [], holdsAny: false })).toBe('Conecte-se para ver projetos abertos.')
})

test('without a connection a question that finds nothing here says so, and that other states are not here', async () => {
  const text = await shown({ connection: 'offline', shown: [] })
  expect(text).toContain('Nada encontrado')
  expect(text).toContain('Conecte-se para ver outros estados.')
})

test('connected nothing is said to be nothing before the server has answered, and a failure is an error', async () => {
  expect(await shown({ shown: [] }, { status: 'loading' })).not.toContain('Nada encontrado')
  const failed = await shown({ shown: [] }, { status: 'failed', code: 'unreachable' })
  expect(failed).toContain('Não foi possível buscar os projetos abertos.')
  expect(failed).not.toContain('Nada encontrado')
  expect(await shown({ shown: [] })).toContain('Nada encontrado')
})
