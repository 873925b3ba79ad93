import type { Page } from '@playwright/test'

/** `path`: project id and file name; as the signed-in person gets it. */
export async function readPhoto(page: Page, path: string): Promise<Buffer> {
  const base64 = await page.evaluate(async (path) => {
    const { token: session } = JSON.parse(localStorage.getItem('canteiro-session') ?? '{}')
    const { token } = await (await fetch('/api/files/token', { method: 'POST', headers: { Authorization: session } })).json()
    const bytes = new Uint8Array(await (await fetch(`/api/files/project_images/${path}?token=${token}`)).arrayBuffer())
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  }, path)
  return Buffer.from(base64, 'base64')
}
