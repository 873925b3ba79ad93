import { gzipSync } from 'node:zlib'
import type { Browser, Response } from 'playwright'
import { mostJavaScript } from '#build/javascript-budget'
import { buildWeb } from '../../pocketbase/tasks/build-web'
import { paths } from '../../pocketbase/tasks/paths'
import { createPerson, type Person } from '../support/people'
import type { TestServer } from '../support/pocketbase'
import { appDevice } from './support/app-device'
import type { Bench } from './support/comparison'

type Area = keyof typeof mostJavaScript

const routes: Record<Area, readonly string[]> = {
  'signed out': ['/', '/cadastro', '/cadastro/cliente', '/login', '/fornecedores', '/como-funciona', '/publicar-demanda', '/suporte', '/quem-somos'],
  'signed in': ['/dashboard', '/projetos-abertos', '/minhas-propostas', '/mensagens', '/notificacoes', '/pendencias', '/perfil', '/fornecedores'],
}

/** What a browser that has nothing loads of JavaScript by the time a page has come to rest: with what opens later, which the build's own check of the budget leaves out. */
export const javascript: Bench = {
  name: 'javascript',
  title: 'JavaScript of each page, gzipped, opened by a browser that has nothing, beside the budget of its area',
  async comparisons(stage) {
    await buildWeb()
    const server = await stage.server({ webDir: paths.webBuild })
    const browser = await stage.browser()
    const person = await createPerson(server, { role: 'autonomo', full_name: 'Rui Leme' })
    const areas: readonly Area[] = ['signed out', 'signed in']
    return areas.flatMap((area) =>
      routes[area].map((address) => ({
        name: `${area}, ${address}`,
        ours: { name: 'loaded', measure: () => loadedBy(browser, server, area === 'signed in' ? person : undefined, address) },
        beside: { name: 'budget', measure: async () => ({ javascript: mostJavaScript[area] }) },
        figures: { javascript: { unit: 'bytes' as const, goals: [{ ratioMost: 1 }] } },
        samples: 1,
        isCold: true,
      })),
    )
  },
}

async function loadedBy(browser: Browser, server: TestServer, person: Person | undefined, address: string): Promise<{ javascript: number }> {
  const page = await appDevice(browser, server, person)
  try {
    const scripts: Response[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response)
    })
    await page.goto(address)
    await page.locator('h1').first().waitFor()
    // Until nothing has come for half a second; the stream of pokes is no load.
    await page.waitForLoadState('networkidle')
    const bodies = await Promise.all(scripts.map((response) => response.body()))
    return { javascript: bodies.reduce((sum, body) => sum + gzipSync(body).length, 0) }
  } finally {
    await page.context().close()
  }
}
