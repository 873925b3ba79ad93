import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { buildWeb } from '../../pocketbase/tasks/build-web'
import { assertFree } from '../../pocketbase/tasks/free-port'
import { startLocalServer } from '../../pocketbase/tasks/local-server'
import { paths } from '../../pocketbase/tasks/paths'
import { localAddress, localSettings } from '../../pocketbase/tasks/settings'
import { launchChromium } from './chromium'
import { scenes } from './screenshot-scenes'
import { screenshots } from './screenshots'

/**
 * Takes the screenshots that browsers show before the app is installed, of the app as it is now, with its demo data, on a server of its own.
 * Run it by hand after a change of what they show: `npx tsx web/build/render-screenshots.ts`. PORT and MAIL_PORT move the server.
 */
const dataDir = await mkdtemp(join(tmpdir(), 'canteiro-screenshots-'))
const settings = { ...localSettings({ PORT: '8190', MAIL_PORT: '8125', ...process.env }), dataDir }
const url = localAddress(settings.host, settings.port)
await assertFree('PORT', settings.port, settings.host)
await buildWeb()
await startLocalServer(settings, url, paths.webBuild)

const folder = join(paths.web, 'public')
await mkdir(join(folder, 'screenshots'), { recursive: true })
const browser = await launchChromium()
try {
  for (const screenshot of screenshots) {
    console.info(`… ${screenshot.file}`)
    await writeFile(join(folder, screenshot.file), await take(browser, screenshot))
  }
} finally {
  await browser.close()
  await rm(dataDir, { recursive: true, force: true })
}
// Leaving takes the server along.
process.exit(0)

async function take(browser: Browser, { scene, width, height, scale, form_factor }: (typeof screenshots)[number]): Promise<Buffer> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height },
    deviceScaleFactor: scale,
    hasTouch: form_factor === 'narrow',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    colorScheme: 'light',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await scenes[scene](page)
  await page.evaluate(() => document.fonts.ready)
  const picture = await webp(browser, await page.screenshot(), width * scale, height * scale)
  await context.close()
  return picture
}

/** A third of the weight of what Playwright gives. */
async function webp(browser: Browser, png: Buffer, width: number, height: number): Promise<Buffer> {
  const page = await browser.newPage()
  const encoded = await page.evaluate(
    async ({ source, width, height }) => {
      const picture = new Image()
      picture.src = source
      await picture.decode()
      const canvas = Object.assign(document.createElement('canvas'), { width, height })
      canvas.getContext('2d')?.drawImage(picture, 0, 0)
      return canvas.toDataURL('image/webp', 0.86)
    },
    { source: `data:image/png;base64,${png.toString('base64')}`, width, height },
  )
  await page.close()
  return Buffer.from(encoded.split(',')[1] ?? '', 'base64')
}
