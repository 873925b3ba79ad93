import { build } from 'esbuild'
import type { Browser, Page } from 'playwright'
import type { CollectionName } from '#domain/documents'
import type { TestServer } from '../../support/server/pocketbase'

/** The local database alone, to be fed from memory. */
export async function memoryPage(browser: Browser, server: TestServer): Promise<Page> {
  const { outputFiles } = await build({
    entryPoints: [`${import.meta.dirname}/feed-memory.ts`],
    bundle: true,
    write: false,
    platform: 'browser',
    format: 'esm',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  })
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.route('/empty', (route) => route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }))
  await page.goto('/empty')
  await page.addScriptTag({ type: 'module', content: outputFiles[0]?.text ?? '' })
  await page.waitForFunction(() => 'feedMemory' in window)
  return page
}

/** Milliseconds that RxDB takes to write these. */
export const fedFromMemory = (page: Page, documents: readonly (readonly [CollectionName, readonly object[]])[]): Promise<number> =>
  page.evaluate((given) => Reflect.get(window, 'feedMemory')(given), documents)
