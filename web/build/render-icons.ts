import { mkdir, readFile, writeFile } from 'node:fs/promises'
import type { Browser } from 'playwright'
import { launchChromium } from './chromium'
import { desktopIconsFrom, type Icon, iconsFrom } from './icons'

/** Draws the PNG icons from public/icon.svg, by hand after a change: `npx tsx web/build/render-icons.ts`. */
const folder = new URL('../public/', import.meta.url)
const desktopFolder = new URL('../../electron/icons/', import.meta.url)
const drawing = await readFile(new URL('icon.svg', folder), 'utf8')
await mkdir(new URL('shortcuts/', folder), { recursive: true })

const browser = await launchChromium()
for (const icon of iconsFrom(drawing)) await writeFile(new URL(icon.file, folder), await draw(browser, icon))
for (const icon of desktopIconsFrom(drawing)) await writeFile(new URL(icon.file, desktopFolder), await draw(browser, icon))
await browser.close()

async function draw(browser: Browser, { size, svg }: Icon): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(`<style>body{margin:0}body>svg{display:block;width:${size}px;height:${size}px}</style>${svg}`)
  const picture = await page.screenshot({ omitBackground: true })
  await page.close()
  return picture
}
