import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { links } from '#links'
import type { Router } from '../../../web/src/app/router'
import { forced, panes, still } from '../../../web/src/styles/media'

let navigationOf: typeof import('../../../web/src/app/page-motion').navigationOf
let visited: string[]
let fades: { update: () => Promise<void>; skipTransition: () => void }[]
let pathname: string
const router = {
  state: {
    get location() {
      return { pathname }
    },
  },
  navigate: async (path: string) => {
    visited.push(path)
  },
} as unknown as Router

/** A browser for which these media queries are true. */
function browser({ media = [] as readonly string[], hasTransitions = true, isChromium = true } = {}): void {
  if (isChromium) Object.assign(navigator, { userAgentData: {} })
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: media.includes(query) }))
  if (!hasTransitions) return
  const startViewTransition = (update: () => Promise<void>) => {
    const fade = {
      update,
      skipTransition: vi.fn<() => void>(),
      ready: Promise.resolve(),
      updateCallbackDone: Promise.resolve(),
      finished: Promise.resolve(),
    }
    fades.push(fade)
    return fade
  }
  Object.assign(document, { startViewTransition })
}

beforeEach(async () => {
  // How quick a device is is known for a run.
  vi.resetModules()
  ;({ navigationOf } = await import('../../../web/src/app/page-motion'))
  visited = []
  fades = []
  pathname = links.openProjects()
  document.body.innerHTML = '<main><h1>Lista</h1></main>'
})
afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition')
  Reflect.deleteProperty(navigator, 'userAgentData')
  vi.unstubAllGlobals()
})

const project = links.project('reforma00000000')

describe('a step between a list and a page', () => {
  test.each([
    [links.openProjects(), project],
    [links.myProjects(), `${project}?aba=1#topo`],
    [project, `${links.openProjects()}?q=piso`],
    [links.messages(), links.conversation('conversa0000000')],
    [links.provider('joao00000000000'), links.providers()],
  ])('fades from %s to %s', async (from, to) => {
    browser()
    pathname = from
    navigationOf(router)(to)
    expect([fades.length, visited]).toEqual([1, []])
    const done = fades[0]?.update()
    document.body.innerHTML = '<main><h1>Página</h1></main>'
    await done
    expect(visited).toEqual([to])
  })

  test.each([
    [links.openProjects(), links.myProjects()],
    [project, links.editProject('reforma00000000')],
    [project, links.project('outra0000000000')],
    [links.dashboard(), project],
  ])('is not every step: from %s to %s there is none', (from, to) => {
    browser()
    pathname = from
    navigationOf(router)(to)
    expect([fades.length, visited]).toEqual([0, [to]])
  })

  test.each([
    ['where motion is reduced', { media: [still] }],
    ['in a contrast theme', { media: [forced] }],
    ['beside a list', { media: [panes] }],
    ['in a browser without it', { hasTransitions: false }],
    ['in an engine whose page a fade would end', { isChromium: false }],
  ])('has no motion %s', (_, given) => {
    browser(given)
    navigationOf(router)(project)
    expect([fades.length, visited]).toEqual([0, [project]])
  })

  test('leads where the last press led, though the first had begun to move', async () => {
    browser()
    const navigate = navigationOf(router)
    navigate(project)
    navigate(links.dashboard())
    await fades[0]?.update()
    expect(visited).toEqual([links.dashboard()])
  })

  test('does not hold the screen for a page that is slow to be drawn, and is left out from then on', async () => {
    browser()
    const navigate = navigationOf(router)
    navigate(project)
    await fades[0]?.update()
    expect(fades[0]?.skipTransition).toHaveBeenCalled()
    navigate(project)
    expect([fades.length, visited]).toEqual([1, [project, project]])
  })
})
