import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { runToEnd } from '../../../pocketbase/tasks/children'
import { paths } from '../../../pocketbase/tasks/paths'
import { step } from '../../../pocketbase/tasks/step'
import { TaskFailure } from '../../../pocketbase/tasks/task-failure'
import { inPath, installWithApt, lastLine } from './apt'

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const shellCommands = ['chromium-headless-shell']
const installedElsewhere = ['/Applications/Chromium.app/Contents/MacOS/Chromium', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']

/** CHROMIUM_PATH, else this machine's Chromium or Chrome, else Playwright's. */
export function findChromium(): string | undefined {
  const given = process.env.CHROMIUM_PATH
  if (given && !existsSync(given)) throw new TaskFailure(`CHROMIUM_PATH is ${given}, which does not exist. Correct it, or unset it.`)
  return given || [...inPath(commands), ...installedElsewhere, chromium.executablePath()].find((path) => existsSync(path))
}

/**
 * The headless shell, else, or where CHROMIUM_PATH names one, a whole browser, whose window costs as much as the page. The shell cannot install
 * apps.
 */
export function findPageRenderer(): string | undefined {
  return process.env.CHROMIUM_PATH ? findChromium() : (inPath(shellCommands).find((path) => existsSync(path)) ?? findChromium())
}

/** Installs the headless shell by apt-get, or a whole browser. */
export async function obtainPageRenderer(): Promise<string> {
  const browser = await obtainChromium()
  const isWhole = findPageRenderer() === browser
  if (isWhole && !process.env.CHROMIUM_PATH) await installWithApt('chromium-headless-shell')
  return findPageRenderer() ?? browser
}

/** Installs one where there is none: as root by apt-get, else Playwright's. */
export async function obtainChromium(): Promise<string> {
  const here = findChromium()
  if (here) return here
  const tried = [await installWithApt('chromium'), findChromium() ? '' : await installWithPlaywright()]
  const installed = findChromium()
  if (installed) return installed
  throw new TaskFailure(
    ['There is no Chromium for the end-to-end tests. Tried:', ...tried, 'Install Chromium or Chrome, or set CHROMIUM_PATH.'].join('\n'),
  )
}

async function installWithPlaywright(): Promise<string> {
  return step("Downloading Playwright's Chromium", async () => {
    const { code, output } = await runToEnd(process.execPath, [join(paths.root, 'node_modules/playwright/cli.js'), 'install', 'chromium'])
    return `  - playwright install chromium: ${code === 0 ? 'done' : lastLine(output)}`
  })
}
