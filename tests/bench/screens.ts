import type { Page } from 'playwright'
import { buildWeb } from '../../pocketbase/tasks/build/build-web'
import { paths } from '../../pocketbase/tasks/paths'
import { FEW, installedWith, MANY } from './support/app-device'
import type { Bench } from './support/comparison'
import { firstRowOf } from './support/first-row'

const screens = { 'open projects': '/projetos-abertos', notifications: '/notificacoes' } as const

/** Each long list with 5,000 rows beside itself with 10, on devices without a network: to its first row. */
export const longScreens: Bench = {
  name: 'screens',
  title: 'Opening a list of 5,000 rows, beside one of 10',
  async comparisons(stage) {
    await buildWeb()
    const server = await stage.server({ webDir: paths.webBuild })
    const browser = await stage.browser()
    const [many, few] = [await installedWith(browser, server, MANY), await installedWith(browser, server, FEW)]
    return Object.entries(screens).map(([name, address]) => {
      const opened = (page: Page) => async () => {
        await page.goto(address)
        return { 'first row': await firstRowOf(page) }
      }
      return {
        name,
        ours: { name: '5,000 rows', measure: opened(many) },
        beside: { name: '10 rows', measure: opened(few) },
        figures: { 'first row': { unit: 'ms', goals: [{ ratioMost: 1.5 }] } },
      }
    })
  },
}
