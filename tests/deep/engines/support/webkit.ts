import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endOf, startChild } from '../../../../pocketbase/tasks/children'
import { TaskFailure } from '../../../../pocketbase/tasks/task-failure'
import { eventually } from '../../../support/eventually'
import { installWithApt, obtainProgram } from '../../../support/run/apt'
import { measuredSlowness } from '../../../support/run/machine-slowness'
import { freePort } from '../../../support/server/free-port'
import type { Driver } from './hands'

/** https://www.w3.org/TR/webdriver2/#elements */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** Longer counts as hung. */
const patience = () => AbortSignal.timeout(60_000 * measuredSlowness)

/** WebDriver's codes for an unusable element. */
const OUT_OF_REACH = ['stale element reference', 'element click intercepted', 'element not interactable']

export async function obtainWebKit(): Promise<{ driver: string; browser: string; display: string }> {
  const driver = await obtainProgram('WebKitWebDriver', 'webkit2gtk-driver')
  const display = await obtainProgram('Xvfb', 'xvfb')
  const tried = findMiniBrowser() ? '' : await installWithApt('libwebkit2gtk-4.1-0')
  const browser = findMiniBrowser()
  if (!browser) throw new TaskFailure(`There is no MiniBrowser of WebKitGTK. Tried:\n${tried}\nInstall the package libwebkit2gtk-4.1-0.`)
  return { driver, browser, display }
}

const findMiniBrowser = (): string | undefined =>
  ['/usr/lib', ...readdirSync('/usr/lib').map((name) => `/usr/lib/${name}`)]
    .flatMap((folder) => ['4.1', '4.0'].map((version) => join(folder, `webkit2gtk-${version}`, 'MiniBrowser')))
    .find((path) => existsSync(path))

/** MiniBrowser on its own display. Automation's data are in memory, so a restart is a new window. */
export async function startWebKit(): Promise<Driver> {
  const programs = await obtainWebKit()
  const home = await mkdtemp(join(tmpdir(), 'canteiro-webkit-'))
  const display = startChild(programs.display, ['-displayfd', '1', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'])
  const children = [display]
  /** The browser of a silent driver ends with its display. */
  const end = async () => {
    for (const child of children.toReversed()) await endOf(child, 'SIGTERM')
    await rm(home, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const [number] = await once(display.stdout as NodeJS.ReadableStream, 'data', { signal: patience() })
    const port = await freePort()
    const env = environment(home, `:${String(number).trim()}`)
    children.push(startChild(programs.driver, [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' }))
    const session = await openSession(`http://127.0.0.1:${port}`, programs.browser)
    return driverOf(session, end)
  } catch (error) {
    await end()
    throw error
  }
}

async function openSession(address: string, binary: string): Promise<string> {
  await eventually(
    () =>
      ask(address, 'GET', '/status').then(
        () => true,
        () => false,
      ),
    (isUp) => isUp,
  )
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } } }
  const { sessionId } = (await ask(address, 'POST', '/session', { capabilities })) as { sessionId: string }
  return `${address}/session/${sessionId}`
}

function driverOf(session: string, end: () => Promise<void>): Driver {
  const command = (path: string, body: object) => ask(session, 'POST', path, body)
  const evaluate = (expression: string) => command('/execute/sync', { script: `return ${expression}`, args: [] })

  /** False also where the element went away. */
  async function use(find: string, path: string, body: object): Promise<boolean> {
    const element = (await evaluate(find)) as Record<string, string> | null
    if (!element) return false
    try {
      await command(`/element/${element[ELEMENT]}/${path}`, body)
      return true
    } catch (error) {
      if (error instanceof WebDriverError && OUT_OF_REACH.includes(error.code)) return false
      throw error
    }
  }

  return {
    async open(url) {
      await command('/url', { url })
    },
    evaluate,
    press: (find) => use(find, 'click', {}),
    type: (find, text) => use(find, 'value', { text }),
    give: (find, file) => use(find, 'value', { text: file }),
    async restart() {
      const { handle } = (await command('/window/new', { type: 'window' })) as { handle: string }
      await ask(session, 'DELETE', '/window')
      await command('/window', { handle })
    },
    async close() {
      await ask(session, 'DELETE', '').catch(() => undefined)
      await end()
    },
  }
}

/** Software rendering, own settings and files. */
const environment = (home: string, display: string): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  HOME: home,
  XDG_RUNTIME_DIR: home,
  DISPLAY: display,
  LANG: 'C.UTF-8',
  GDK_BACKEND: 'x11',
  GSETTINGS_BACKEND: 'memory',
  NO_AT_BRIDGE: '1',
  LIBGL_ALWAYS_SOFTWARE: '1',
  WEBKIT_DISABLE_DMABUF_RENDERER: '1',
})

class WebDriverError extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(`${code}: ${message}`)
    this.code = code
  }
}

/** A failure has WebDriver's code. */
async function ask(address: string, method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> {
  const response = await fetch(address + path, { method, signal: patience(), ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await response.json()) as { value: unknown }
  if (response.ok) return value
  const { error, message } = value as { error: string; message: string }
  throw new WebDriverError(error, message)
}
