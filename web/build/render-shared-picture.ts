import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { home, shell } from '../texts/pt-BR/screens'
import { launchChromium } from './chromium'

/** Draws the default picture of shared links, by hand after a change: `npx tsx web/build/render-shared-picture.ts`. */
const size = { width: 1200, height: 630 }
const fontFile = fileURLToPath(import.meta.resolve('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'))
const font = (await readFile(fontFile)).toString('base64')

const logo = `<svg width="72" height="72" viewBox="0 0 24 24">
  <path fill="#FAF7F1" d="M2.5 1h6A1.5 1.5 0 0 1 10 2.5V13H1V2.5A1.5 1.5 0 0 1 2.5 1z" /><path fill="#7CC4CC" d="M14 7h7.5A1.5 1.5 0 0 1 23 8.5V13h-9z" />
  <path fill="#F0763A" d="M1 15h22v6.5a1.5 1.5 0 0 1-1.5 1.5h-19A1.5 1.5 0 0 1 1 21.5z" /></svg>`

const house = `<svg class="house" width="470" height="364" viewBox="0 0 470 364" fill="none" stroke="#FAF7F1" stroke-width="4" stroke-linejoin="round">
  <path fill="#7CC4CC" fill-opacity=".1" d="M60 190 190 90l130 100v170H60z" /><path d="M30 213 190 90l160 123" />
  <path d="M95 225h60v56H95zM125 225v56M225 225h60v56h-60zM255 225v56M162 360v-62h56v62" stroke-width="3" />
  <path d="M0 360h470" /><path d="M320 262h96v98" stroke="#7CC4CC" stroke-dasharray="10 8" stroke-width="3" />
  <g stroke="#F0763A" stroke-width="3"><path d="M60 44h260M60 32v24M320 32v24M444 262v98M432 262h24M432 360h24" /></g>
  <g fill="#F0763A" stroke="none"><text x="190" y="28" text-anchor="middle">8,20 m</text><text x="458" y="244" text-anchor="end">3,00 m</text></g></svg>`

const page = `<style>
  @font-face { font-family: Bricolage; src: url(data:font/woff2;base64,${font}); font-weight: 200 800 }
  * { margin: 0; box-sizing: border-box }
  body { width: 1200px; height: 630px; padding: 72px; color: #FAF7F1; font-family: Bricolage; background-color: #0A383E; position: relative;
    background-image: linear-gradient(#ffffff12 1px, #0000 1px), linear-gradient(90deg, #ffffff12 1px, #0000 1px); background-size: 42px 42px }
  header { display: flex; align-items: center; gap: 22px; font-size: 56px; font-weight: 700; letter-spacing: -1px }
  h1 { position: absolute; left: 72px; bottom: 72px; width: 570px; font-size: 74px; line-height: 1.04; font-weight: 750; letter-spacing: -2px; text-wrap: balance }
  .house { position: absolute; right: 60px; bottom: 72px } text { font: 600 26px Bricolage }
</style><header>${logo}${shell.brand}</header><h1>${home.hero.title}</h1>${house}`

const browser = await launchChromium()
const tab = await browser.newPage({ viewport: size })
await tab.setContent(page)
await tab.evaluate(() => document.fonts.ready)
await writeFile(new URL('../public/shared.png', import.meta.url), await tab.screenshot())
await browser.close()
