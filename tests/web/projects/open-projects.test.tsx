import { act, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { BehaviorSubject } from 'rxjs'
import { describe, expect, test, vi } from 'vitest'
import { compareProjects, everyProject, noChoices, readChoices } from '#domain/projects/open-projects'
import { texts } from '#texts'
import { projectFields } from '../../../web/src/components/projects/project-fields'
import { ProductRows } from '../../../web/src/features/projects/new/product-rows'
import { draftOf, emptyProject, isHalfRow, isProjectDraft, leftOut, productsOf, saidIn } from '../../../web/src/features/projects/new/project-draft'
import { filterProjects } from '../../../web/src/features/projects/open/open-projects-filter'
import { OpenProjectsFilters } from '../../../web/src/features/projects/open/open-projects-filters'
import { OpenProjectsPage } from '../../../web/src/features/projects/open/open-projects-page'
import { everything, useOpenProjectsQuestion } from '../../../web/src/features/projects/open/use-open-projects-question'
import { ProjectById } from '../../../web/src/features/projects/project-page'
import { type SyncStatus, startingStatus } from '../../../web/src/sync/status'
import { aProject, idOf, joao } from '../../domain/builders'
import { standIn } from '../admin/stand-in'
import { eachWithAccount } from '../data/each-account'
import { get, mount, pageText, press, unmountAll } from '../ui/mount'

describe('the filter', () => {
  const eletrica = aProject({ id: idOf('eletrica'), title: 'Instalação elétrica', description: 'Sobrado novo.', address: 'Centro' })
  const betim = { address: 'Barão Geraldo', city: 'Betim', state: 'MG' } as const
  const muro = aProject({ id: idOf('muro'), title: 'Muro de arrimo', description: '18 m de divisa.', ...betim })
  const everything = { ...everyProject, search: '' }
  const none = { proposedOn: new Set<string>(), trades: [] }
  const chosen = (choices: Partial<typeof noChoices>) => ({ ...everything, choices: { ...noChoices, ...choices } })

  test('[PRODUCT 50] a search finds words of title, description, address, city and state, whatever their case and accents', () => {
    const titlesFor = (search: string) => filterProjects([eletrica, muro], { ...everything, search }, none).map(({ title }) => title)
    for (const search of ['INSTALACAO', 'eletricista']) expect(titlesFor(search), search).toEqual(['Instalação elétrica'])
    for (const search of ['divisa', 'barão', 'betim', 'mg muro', 'barao muro']) expect(titlesFor(search), search).toEqual(['Muro de arrimo'])
    expect(titlesFor('muro sobrado')).toEqual([])
    expect(titlesFor('  ')).toEqual(['Instalação elétrica', 'Muro de arrimo'])
  })

  test("a state or a city keeps its own, and 'Sem minha proposta' leaves out what one has proposed on", () => {
    expect(filterProjects([eletrica, muro], chosen({ state: 'MG' }), none)).toEqual([muro])
    expect(filterProjects([eletrica, muro], chosen({ state: 'MG', city: 'Contagem' }), none)).toEqual([])
    expect(filterProjects([eletrica, muro], { ...everything, marks: ['not_sent'] }, { ...none, proposedOn: new Set([muro.id]) })).toEqual([eletrica])
  })

  test("[PRODUCT 43] 'Quando precisa?' keeps what was published with that answer", () => {
    const urgent = aProject({ id: idOf('urgente'), timing: 'asap' })
    expect(filterProjects([eletrica, urgent], chosen({ timing: 'asap' }), none)).toEqual([urgent])
    expect(filterProjects([eletrica, urgent], chosen({ timing: 'weeks' }), none)).toEqual([])
    expect(filterProjects([eletrica, urgent], everything, none)).toEqual([eletrica, urgent])
  })

  test('each budget is in one range, its bounds and none at all included', () => {
    const budgets = [0, 0.01, 2_000, 2_000.01, 10_000, 50_000, 50_000.01, 99_999_999.99]
    const projects = budgets.map((budget, n) => aProject({ id: idOf(`b${n}`), budget }))
    const inRange = (budget: string) => filterProjects(projects, chosen({ budget }), none).map((project) => project.budget)
    expect(inRange('none')).toEqual([0])
    expect(inRange('up_to_2000')).toEqual([0.01, 2_000])
    expect(inRange('up_to_10000')).toEqual([2_000.01, 10_000])
    expect(inRange('up_to_50000')).toEqual([50_000])
    expect(inRange('above_50000')).toEqual([50_000.01, 99_999_999.99])
  })

  test('an address that asks for what there is not asks for every one, and for a city only with its state', () => {
    const read = (asked: Record<string, string>) => readChoices((name) => asked[name] ?? null)
    expect(read({ state: 'XX', city: 'Betim', timing: 'never', budget: 'up_to_1' })).toEqual(noChoices)
    expect(read({ state: 'MG', city: 'Betim' })).toEqual({ ...noChoices, state: 'MG', city: 'Betim' })
  })

  test('projects come newest first, by budget, or the nearest first, and the newest first among equals', () => {
    const km = new Map([
      ['Campinas', 0],
      ['Valinhos', 7.8],
      ['Vinhedo', 8.3],
      ['Betim', 470],
    ])
    const projects = [
      aProject({ id: 'a', created_at: '2026-11-01', budget: 500 }),
      aProject({ id: 'b', created_at: '2026-11-05', budget: 500, city: 'Betim', state: 'MG' }),
      aProject({ id: 'c', created_at: '2026-11-02', budget: 900, city: 'Valinhos' }),
      aProject({ id: 'd', created_at: '2026-11-03', budget: 900, city: 'Vinhedo' }),
      aProject({ id: 'e', created_at: '2026-11-04', budget: 400, city: 'Lugar nenhum' }),
    ]
    const order = (sort: Parameters<typeof compareProjects>[0]) =>
      projects
        .toSorted(compareProjects(sort, ({ city }) => km.get(city) ?? null))
        .map(({ id }) => id)
        .join('')
    expect(order('newest')).toBe('bedca')
    expect(order('budget')).toBe('dcbae')
    expect(order('near')).toBe('adcbe')
  })
})

describe('what was asked last', () => {
  const { showAs } = eachWithAccount()
  const seen: string[] = []
  let ask: ReturnType<typeof useOpenProjectsQuestion>[1]
  function Probe() {
    const [question, change] = useOpenProjectsQuestion()
    ask = change
    seen.push(`${question.search} at ${useLocation().search}`)
    return null
  }
  async function openAt(address: string): Promise<string[]> {
    await unmountAll()
    seen.length = 0
    await showAs(joao, <Probe />, { at: address })
    return [...seen]
  }

  test('[PRODUCT 65] is there from the first on when the list is opened from the menu or by a link back, until it is cleared', async () => {
    await openAt('/projetos?q=muro')
    const drawn = await openAt('/projetos')
    expect(drawn.filter((one) => !one.startsWith('muro at'))).toEqual([])
    expect(drawn.at(-1)).toBe('muro at ?q=muro')
    await act(async () => ask({ search: '' }))
    expect(seen.at(-1)).toBe(' at ')
    expect((await openAt('/projetos')).at(-1)).toBe(' at ')
    await openAt('/projetos?q=laje')
    expect((await openAt('/projetos?q=piso')).at(-1)).toBe('piso at ?q=piso')
  })
})

describe('what no poke tells of', () => {
  const { showAs } = eachWithAccount()
  const pages = {
    'the list': <OpenProjectsPage Detail={() => null} />,
    'a project': <ProjectById id={idOf('muro')} ProposalSection={() => null} />,
  }

  test.each([
    ['the list', 'an old one', 'online', 6_000, 1],
    ['a project', 'an old one', 'online', 6_000, 1],
    ['the list', 'one of an hour that is to come, as after the clock was set back', 'online', -3_600_000, 1],
    ['the list', 'a fresh one', 'online', 1_000, 0],
    ['a project', 'a fresh one', 'online', 1_000, 0],
    ['the list', 'an old one, without a connection', 'offline', 6_000, 0],
  ] as const)(
    '[W4] opening %s begins a round where the last one is older than some seconds: after %s (%s, %i ms)',
    async (page, _what, connection, ago, rounds) => {
      standIn({ [`GET /api/projects/${idOf('muro')}`]: [404, { code: 'not_found' }], 'GET /api/open-projects': [200, { items: [], before: '' }] })
      const status$ = new BehaviorSubject<SyncStatus>({ ...startingStatus, connection, complete: true, askedAt: Date.now() - ago })
      const tryNow = vi.fn()
      await showAs(joao, pages[page], { status$, tryNow })
      expect(tryNow).toHaveBeenCalledTimes(rounds)
    },
  )
})

describe('its chips', () => {
  const { showAs } = eachWithAccount()

  /** The filters over a question, with the place that they ask for. */
  function Filters({ start }: { start: Partial<typeof noChoices> }) {
    const [question, setQuestion] = useState({ ...everything, choices: { ...noChoices, ...start } })
    return (
      <>
        <OpenProjectsFilters question={question} ask={(change) => setQuestion((before) => ({ ...before, ...change }))} />
        <output>{[question.choices.state, question.choices.city].join(' · ')}</output>
      </>
    )
  }

  const place = () => document.querySelector('output')?.textContent

  test.each([
    ['everywhere', {}, ['Minha cidade'], 'SP · Campinas'],
    ['another state', { state: 'BA', city: 'Salvador' }, ['Minha cidade'], 'SP · Campinas'],
    ['one’s own state', { state: 'SP' }, ['Minha cidade'], 'SP · Campinas'],
    ['one’s own city, taken back', { state: 'SP', city: 'Campinas' }, ['Minha cidade'], 'SP · '],
    ['one’s own city, its state taken back', { state: 'SP', city: 'Campinas' }, ['Meu estado'], ' · '],
    ['one’s own city, beside a mark', { state: 'SP', city: 'Campinas' }, ['Com fotos'], 'SP · Campinas'],
    ['another city of it', { state: 'SP', city: 'Santos' }, ['Com fotos'], 'SP · Santos'],
  ])('a press asks for the open projects of one’s own city, from %s', async (_from, start, presses, expected) => {
    const status$ = new BehaviorSubject<SyncStatus>({ ...startingStatus, connection: 'online', complete: true, state: 'SP' })
    await showAs(joao, <Filters start={start} />, { status$ })
    for (const chip of presses) await press(get('button', chip))
    expect(place()).toBe(expected)
  })
})

describe('what is typed', () => {
  test('[PRODUCT 70] a product is sent only with both its name and its quantity', () => {
    const rows = [
      { name: ' Cimento CP II ', quantity: '20 sacos' },
      { name: 'Areia', quantity: '  ' },
      { name: '', quantity: '3 m³' },
      { name: '', quantity: '' },
    ]
    expect(productsOf(rows)).toEqual([{ name: 'Cimento CP II', quantity: '20 sacos' }])
    expect(rows.map(isHalfRow)).toEqual([false, true, true, false])
  })

  test('[PRODUCT 70] what lacks its quantity is named before it is left out, and at its row once that was left', async () => {
    const rows = [
      { id: 'a', name: 'Cimento', quantity: '2 sacos' },
      { id: 'b', name: 'Areia ', quantity: '' },
      { id: 'c', name: '', quantity: '' },
    ]
    expect(leftOut(rows)).toBe('Areia')
    await mount(<ProductRows id="rows" rows={rows} onChange={() => undefined} isDiscarded={false} />)
    const told = () => pageText().includes(texts.projects.newProject.productHalf)
    const field = document.querySelectorAll('input')[2]
    expect(told()).toBe(true)
    await act(async () => field?.focus())
    expect(told()).toBe(false)
    await act(async () => field?.blur())
    expect(told()).toBe(true)
  })

  test('[PRODUCT 70] a project without a whole product lists none', () => {
    expect(productsOf([])).toBeNull()
    expect(productsOf([{ name: 'Areia', quantity: '' }])).toBeNull()
  })

  test('what was kept by another form is no draft of this one', () => {
    expect(isProjectDraft(emptyProject)).toBe(true)
    expect(isProjectDraft({ ...emptyProject, budget: '100' })).toBe(false)
    expect(isProjectDraft({ ...emptyProject, timing: 'someday' })).toBe(false)
    expect(saidIn({ ...emptyProject, timing: 'weeks' })).toMatchObject({ timing: 'weeks' })
    expect(isProjectDraft({ title: 'Obra' })).toBe(false)
  })
})

describe('trades', () => {
  const typed = { ...emptyProject, title: 'pedrero pra muro', description: 'e pintura da sala' }

  test('[PRODUCT 99] a new project asks for what its words suggest, but for what was taken off, and for what was added first', () => {
    expect(saidIn(typed).trades).toEqual(['pedreiro', 'pintor'])
    expect(saidIn({ ...typed, trades_off: ['pedreiro'] }).trades).toEqual(['pintor'])
    expect(saidIn({ ...typed, trades: ['vidraceiro', 'pintor'] }).trades).toEqual(['vidraceiro', 'pintor', 'pedreiro'])
    expect(saidIn({ ...typed, trades: ['vidraceiro', 'calheiro', 'marido'] }).trades).toHaveLength(3)
  })

  test('[PRODUCT 97] a trade that this release does not know holds up no draft and no edit', () => {
    expect(isProjectDraft({ ...typed, trades: ['marciano'] })).toBe(true)
    expect(saidIn(draftOf(aProject({ trades: ['marciano', 'pintor'] }))).trades).toEqual(['pintor'])
  })

  test('[PRODUCT 99] an edit of a project adds none by itself', () => {
    const { title, description } = typed
    expect(saidIn(draftOf(aProject({ title, description }))).trades).toEqual([])
    expect(saidIn(draftOf(aProject({ title, description, trades: ['pintor'] }))).trades).toEqual(['pintor'])
  })
})

describe('units', () => {
  test('[PRODUCT 70] square, cubic and linear metres are offered', () => {
    expect(projectFields.map((field) => field.kind === 'text' && field.shortcuts?.map(({ text }) => text))).toContainEqual(['m²', 'm³', 'm'])
  })
})
