import { mkdir, readFile, writeFile } from 'node:fs/promises'
import type { Browser } from 'playwright'
import { launchChromium } from './chromium'
import { desktopIconsFrom, type Icon, iconsFrom, shapesOf } from './icons'

/** Draws the PNG icons from public/icon.svg. Run it by hand after a change of the drawing: `npx tsx web/build/render-icons.ts`. */
const folder = new URL('../public/', import.meta.url)
const desktopFolder = new URL('../../electron/icons/', import.meta.url)
const drawing = await readFile(new URL('icon.svg', folder), 'utf8')
await mkdir(new URL('shortcuts/', folder), { recursive: true })

const browser = await launchChromium()
for (const icon of iconsFrom(drawing)) {
  if (icon.file.includes('maskable')) await assertSafe(browser, icon)
  await writeFile(new URL(icon.file, folder), await draw(browser, icon))
}
for (const icon of desktopIconsFrom(drawing)) await writeFile(new URL(icon.file, desktopFolder), await draw(browser, icon))
await browser.close()

async function draw(browser: Browser, { size, svg }: Icon): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(`<style>body{margin:0}body>svg{display:block;width:${size}px;height:${size}px}</style>${svg}`)
  const picture = await page.screenshot({ omitBackground: true })
  await page.close()
  return picture
}

/** Launchers cut a maskable icon down to a circle of 80 % at most: the whole drawing must be in it. */
async function assertSafe(browser: Browser, { file, svg, size }: Icon): Promise<void> {
  const page = await browser.newPage()
  const reach = await page.evaluate(
    async ({ shapes, size }) => {
      const picture = new Image()
      picture.src = `data:image/svg+xml,${encodeURIComponent(shapes)}`
      await picture.decode()
      const canvas = new OffscreenCanvas(size, size).getContext('2d')
      canvas?.drawImage(picture, 0, 0, size, size)
      const { data } = canvas?.getImageData(0, 0, size, size) ?? { data: [] }
      const distances = [...Array(size * size).keys()]
        .filter((pixel) => (data[pixel * 4 + 3] ?? 0) > 0)
        .map((pixel) => Math.hypot((pixel % size) + 0.5 - size / 2, Math.floor(pixel / size) + 0.5 - size / 2))
      return distances.reduce((farthest, distance) => Math.max(farthest, distance), 0) / (size / 2)
    },
    { shapes: shapesOf(svg), size },
  )
  await page.close()
  if (reach === 0 || reach > 0.8) throw new Error(`${file}: the drawing reaches ${Math.round(reach * 100)} % of the way to the edge; 80 % are safe.`)
}
