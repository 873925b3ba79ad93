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

/** CHROMIUM_PATH, else a Chromium or Chrome of this machine, else Playwright's own, if it is there. */
export function findChromium(): string | undefined {
  const given = process.env.CHROMIUM_PATH
  if (given && !existsSync(given)) throw new TaskFailure(`CHROMIUM_PATH is ${given}, which does not exist. Correct it, or unset it.`)
  return given || [...inPath(commands), ...installedElsewhere, chromium.executablePath()].find((path) => existsSync(path))
}

/**
 * A program that draws pages without the browser around them, whose own window and processor of graphics cost as much as the page: Chromium's headless shell where it is
 * installed, else, and where CHROMIUM_PATH names one, the whole browser. What it lacks is what installs an app.
 */
export function findPageRenderer(): string | undefined {
  return process.env.CHROMIUM_PATH ? findChromium() : (inPath(shellCommands).find((path) => existsSync(path)) ?? findChromium())
}

/** As findPageRenderer; installs the headless shell where apt-get has it and may be used, and a whole browser where there is none. */
export async function obtainPageRenderer(): Promise<string> {
  const browser = await obtainChromium()
  const isWhole = findPageRenderer() === browser
  if (isWhole && !process.env.CHROMIUM_PATH) await installWithApt('chromium-headless-shell')
  return findPageRenderer() ?? browser
}

/** As findChromium; installs one where there is none: as root with apt-get, else Playwright's. */
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
