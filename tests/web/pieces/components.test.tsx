import { act } from 'react'
import { useLocation } from 'react-router-dom'
import { describe, expect, test, vi } from 'vitest'
import { emptyOf } from '#domain/collections'
import { texts } from '#texts'
import { CountryList, type Found } from '../../../web/src/components/lists/country-list'
import { NarrowedList } from '../../../web/src/components/lists/narrowed-list'
import { searchIn, usePrepared } from '../../../web/src/components/lists/searched'
import { SendPhone } from '../../../web/src/components/people/send-phone'
import { whyUnreadable } from '../../../web/src/components/projects/why-unreadable'
import { isGone, refusalText } from '../../../web/src/components/refusal-text'
import { ProjectStatusBadge, ProposalStatusBadge } from '../../../web/src/components/status-badges'
import { quotaReached } from '../../../web/src/data/queries/quotas'
import { aConversation, ana } from '../../domain/builders'
import { openPage } from '../admin/stand-in'
import { eachWithDatabase } from '../data/each-database'
import { inAccount, standInAccount } from '../data/stand-in-account'
import { all, get, mount, press, soon, type } from '../ui/mount'

test('[PRODUCT 67] a closed project has a badge of words, and its proposals read so in place of Pendente', async () => {
  const badges = ['closed', 'open'] as const
  await mount(
    <>
      <ProjectStatusBadge status="closed" />
      {badges.map((project_status) => (
        <ProposalStatusBadge key={project_status} proposal={{ status: 'pending', project_status }} />
      ))}
      <ProposalStatusBadge proposal={{ status: 'rejected', project_status: 'closed' }} />
    </>,
  )
  expect(document.body.textContent).toBe('EncerradoProjeto encerradoPendenteRecusada')
})

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

describe('what is confirmed', () => {
  const database = eachWithDatabase()
  const buttons = () => all('button').map(({ textContent }) => textContent)

  test('[PRODUCT 54] a phone that is given with two taps is one message, and the next time it is another', async () => {
    const { phone } = texts.deal
    await database().users.insert({ ...emptyOf('users'), ...ana, phone: '11988887777', newest: 0 })
    await database().conversations.insert({ ...aConversation(), newest: 0 })
    const sent = async () => (await database().outbox.find().exec()).map(({ args }) => args.message_id)
    let closed = 0
    await mount(
      inAccount(standInAccount(database()), <SendPhone isOpen onClose={() => closed++} conversationId={aConversation().id} person="João" />),
    )
    await soon(buttons).toContain(phone.confirm)
    const tap = () => get('button', phone.confirm).click()
    await act(async () => {
      tap()
      tap()
    })
    await soon(() => closed).toBe(2)
    expect(new Set(await sent()).size).toBe(1)
    const before = closed
    await act(async () => tap())
    await soon(() => closed).toBe(before + 1)
    expect(new Set(await sent()).size).toBe(2)
  })
})

describe('quotas', () => {
  const HOUR_MS = 3_600_000
  const noon = new Date(2026, 10, 20, 12, 0).getTime()
  const each = (count: number, moment: number | null): (number | null)[] => Array.from({ length: count }, () => moment)

  test('[PRODUCT 42] the eleventh project of a day is told of before it is written, those that still wait included', () => {
    const morning = [...each(6, noon - HOUR_MS), ...each(3, null)]
    expect(quotaReached('projects', { moments: morning, openProjects: 9 }, noon)).toBeUndefined()
    expect(quotaReached('projects', { moments: [...morning, null], openProjects: 10 }, noon)).toEqual({
      reason: 'used',
      from: expect.any(Number),
      today: 10,
    })
  })

  test('thirty open projects leave no room at any time', () => {
    expect(quotaReached('projects', { moments: [], openProjects: 30 }, noon)).toEqual({ reason: 'open_projects', open: 30 })
    expect(quotaReached('proposals', { moments: [], openProjects: 30 }, noon)).toBeUndefined()
  })
})

describe('refusals', () => {
  const now = new Date(2026, 10, 20, 12, 0).getTime()
  const at = (...date: [number, number, number, number, number]): string => new Date(...date).toISOString()

  test('what exceeded a quota says from when on it can be sent, with the day when that is another', () => {
    const textAt = (until: string) => refusalText({ code: 'too_many', until }, now)
    expect(textAt(at(2026, 10, 20, 15, 40))).toBe('Limite atingido. Pode ser enviado de novo às 15:40.')
    expect(textAt(at(2026, 10, 21, 0, 5))).toBe('Limite atingido. Pode ser enviado de novo em 21/11 às 00:05.')
    expect(textAt(at(2027, 0, 1, 0, 5))).toBe('Limite atingido. Pode ser enviado de novo em 01/01/2027 às 00:05.')
  })

  test('without a time it says what makes room; any other refusal has its own sentence', () => {
    expect(refusalText({ code: 'too_many' }, now)).toBe('Limite atingido. Encerre ou exclua um projeto antes.')
    expect(refusalText({ code: 'project_closed', until: at(2026, 10, 20, 15, 40) }, now)).toBe('Este projeto não está mais aceitando propostas.')
  })

  test('[PRODUCT 55] what hangs on something that is gone names its project, and sending it again is not offered', () => {
    const about = { project_title: 'Muro de arrimo' }
    const refused = (code: string) => refusalText({ code, about }, now)
    expect(refused('parent_missing')).toBe('“Muro de arrimo” não existe mais. Isto não foi enviado.')
    expect(refused('proposal_missing')).toBe('Sua proposta para “Muro de arrimo” não existe mais. Isto não foi enviado.')
    expect(refused('conversation_missing')).toBe('A conversa sobre “Muro de arrimo” não existe mais. Isto não foi enviado.')
    expect(refusalText({ code: 'proposal_missing' }, now)).toBe('Esta proposta não existe mais. Pode ter sido retirada.')
    expect(['parent_missing', 'proposal_missing', 'conversation_missing', 'project_closed', 'toString'].map((code) => isGone({ code }))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
  })
})

describe('files that are no photo', () => {
  const file = (...parts: (string | number[])[]) => new Blob(parts.map((part) => (typeof part === 'string' ? part : Uint8Array.from(part))))

  test.each([
    ['nothing', file(), 'photo_empty'],
    ['a text', file('20 sacos de cimento CP II'), 'photo_type'],
    ['a video', file([0, 0, 0, 24], 'ftypisom'), 'photo_type'],
    ['a HEIC picture', file([0, 0, 0, 24], 'ftypheic'), 'photo_heic'],
    ['a damaged JPEG', file([0xff, 0xd8, 0xff, 0xe0], 'JFIF'), 'photo_unreadable'],
    ['a damaged PNG', file([0x89], 'PNG'), 'photo_unreadable'],
    ['a damaged WebP', file('RIFF', [0, 0, 0, 0], 'WEBP'), 'photo_unreadable'],
  ])('%s that no browser decodes is told by its first bytes', async (_, given, code) => {
    expect(await whyUnreadable(given)).toBe(code)
  })
})
