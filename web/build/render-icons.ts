import { readFile, writeFile } from 'node:fs/promises'
import { chromium } from 'playwright'

/** Draws the PNG icons from public/icon.svg. Run it by hand after a change of the drawing: `npx tsx web/build/render-icons.ts`. */
const folder = new URL('../public/', import.meta.url)
const drawing = await readFile(new URL('icon.svg', folder), 'utf8')
// Launchers and iOS cut their own corners.
const fullBleed = drawing.replace(' rx="112"', '')

const icons = [
  { file: 'icon-192.png', size: 192, svg: drawing },
  { file: 'icon-512.png', size: 512, svg: drawing },
  { file: 'icon-maskable-512.png', size: 512, svg: fullBleed },
  { file: 'apple-touch-icon.png', size: 180, svg: fullBleed },
]

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox', '--disable-gpu'] })
for (const { file, size, svg } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`)
  await writeFile(new URL(file, folder), await page.screenshot({ omitBackground: true }))
  await page.close()
}
await browser.close()
