import type { Page } from '@playwright/test'
import { expect } from '../test'

export function countPushes(page: Page): () => number {
  let pushes = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/sync/push')) pushes++
  })
  return () => pushes
}

export async function secondTab(page: Page): Promise<Page> {
  const other = await page.context().newPage()
  await other.goto('/dashboard')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  return other
}
