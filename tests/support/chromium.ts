import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'
import { runToEnd } from '../../pocketbase/tasks/children'
import { paths } from '../../pocketbase/tasks/paths'
import { step } from '../../pocketbase/tasks/step'
import { TaskFailure } from '../../pocketbase/tasks/task-failure'

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const installedElsewhere = ['/Applications/Chromium.app/Contents/MacOS/Chromium', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']

/** CHROMIUM_PATH, else a Chromium or Chrome of this machine, else Playwright's own, if it is there. */
export function findChromium(): string | undefined {
  const given = process.env.CHROMIUM_PATH
  if (given && !existsSync(given)) throw new TaskFailure(`CHROMIUM_PATH is ${given}, which does not exist. Correct it, or unset it.`)
  const inPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => commands.map((command) => join(folder, command)))
  return given || [...inPath, ...installedElsewhere, chromium.executablePath()].find((path) => existsSync(path))
}

/** As findChromium; installs one where there is none: as root with apt-get, else Playwright's. */
export async function obtainChromium(): Promise<string> {
  const here = findChromium()
  if (here) return here
  const tried = [await installWithApt(), findChromium() ? '' : await installWithPlaywright()]
  const installed = findChromium()
  if (installed) return installed
  throw new TaskFailure(
    ['There is no Chromium for the end-to-end tests. Tried:', ...tried, 'Install Chromium or Chrome, or set CHROMIUM_PATH.'].join('\n'),
  )
}

async function installWithApt(): Promise<string> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return '  - apt-get: only as root on a system that has it'
  return step('Installing Chromium with apt-get', async () => {
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    await runToEnd('apt-get', ['update'], { env: environment })
    const { code, output } = await runToEnd('apt-get', ['install', '-y', 'chromium'], { env: environment })
    return `  - apt-get install chromium: ${code === 0 ? 'done' : lastLine(output)}`
  })
}

async function installWithPlaywright(): Promise<string> {
  return step("Downloading Playwright's Chromium", async () => {
    const { code, output } = await runToEnd(process.execPath, [join(paths.root, 'node_modules/playwright/cli.js'), 'install', 'chromium'])
    return `  - playwright install chromium: ${code === 0 ? 'done' : lastLine(output)}`
  })
}

function lastLine(output: string): string {
  return output.trim().split('\n').at(-1) ?? ''
}
