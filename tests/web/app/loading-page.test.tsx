import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LoadingPage } from '../../../web/src/app/loading-page'
import { all, mount } from '../ui/mount'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a page that is on its way shows its frame at once, and words only where it takes long', async () => {
  await mount(<LoadingPage />)
  expect(all('status').map(({ textContent }) => textContent)).toEqual(['Carregando...'])
  expect(document.body.textContent).not.toContain('Ainda carregando...')
  await act(async () => vi.advanceTimersByTimeAsync(2_000))
  expect(document.body.textContent).toContain('Ainda carregando...')
})
