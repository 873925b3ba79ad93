import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ElementHandle, launch } from 'puppeteer-core'
import { obtainProgram } from '../../../support/run/apt'
import type { Driver } from './hands'

export const obtainFirefox = async (): Promise<string> => process.env.FIREFOX_PATH || obtainProgram('firefox-esr', 'firefox-esr')

/** A profile that restarts keep; WebDriver BiDi. */
export async function startFirefox(): Promise<Driver> {
  const executablePath = await obtainFirefox()
  const userDataDir = await mkdtemp(join(tmpdir(), 'canteiro-firefox-'))
  const start = async () => {
    const browser = await launch({ browser: 'firefox', executablePath, userDataDir, headless: true, defaultViewport: { width: 1_280, height: 900 } })
    const [page] = await browser.pages()
    return { browser, page: page ?? (await browser.newPage()) }
  }
  let { browser, page } = await start()

  async function use(find: string, act: (element: ElementHandle<Element>) => Promise<void>): Promise<boolean> {
    const element = (await page.evaluateHandle(find)).asElement()
    if (element) await act(element as ElementHandle<Element>)
    return element !== null
  }

  return {
    async open(url) {
      await page.goto(url)
    },
    evaluate: (expression) => page.evaluate(expression),
    press: (find) => use(find, (element) => element.click()),
    type: (find, text) => use(find, (element) => element.type(text)),
    give: (find, file) => use(find, (element) => (element as ElementHandle<HTMLInputElement>).uploadFile(file)),
    async restart() {
      await browser.close()
      ;({ browser, page } = await start())
    },
    async close() {
      await browser.close()
      await rm(userDataDir, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
