import { readFile } from 'node:fs/promises'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

/** The worker's part by itself, with a network that answers everything with that type. */
async function workerFetch(type: string): Promise<(url: string) => Promise<Response>> {
  const answer = async () => new Response('', { headers: { 'Content-Type': type } })
  const self = { addEventListener: () => undefined, fetch: answer }
  runInNewContext(await readFile(`${import.meta.dirname}/../../../web/public/keep-last-version.js`, 'utf8'), { self, Request, TypeError })
  return self.fetch
}

test.each([
  ['a script that is a page of a filter', '/assets/app-x.js', 'text/html; charset=utf-8', false],
  ['a style that is one', '/assets/app-x.css', 'text/html', false],
  ['a script', '/assets/app-x.js', 'text/javascript', true],
  ['the shell', '/index.html', 'text/html; charset=utf-8', true],
])('the service worker, given %s, keeps %s as %s: %s', async (_, path, type, isKept) => {
  const fetch = await workerFetch(type)
  const kept = fetch(`https://canteiro.example${path}`).then(
    () => true,
    () => false,
  )
  expect(await kept).toBe(isKept)
})
