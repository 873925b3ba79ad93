import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SessionContext } from '../../../web/src/data/store/account-store-context'
import { ProvidersHere } from '../../../web/src/features/directory/providers-here'
import { sessionOf } from '../app/sessions'
import { get, mount, press } from '../ui/mount'
import { aProfile } from './profiles'

const profiles = ['Vizinho Um', 'Vizinho Dois'].map((name) => aProfile(name))
vi.mock('../../../web/src/data/queries/profiles', () => ({ useProfiles: () => profiles }))
vi.mock('../../../web/src/data/store/sync-state', () => ({ useSyncState: () => ({ connection: 'online' }) }))

const asked: string[] = []
const [first, second] = ['2026-11-01T00:00:00.000Z', '']
const pages = new Map([
  ['', { providers: [profiles[0], aProfile('Longe Um')], before: first, total: 4 }],
  [first, { providers: [profiles[1], aProfile('Longe Dois')], before: second, total: 4 }],
])

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return Response.json(pages.get(new URL(path, 'http://server.invalid').searchParams.get('before') ?? ''))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const settled = () => act(async () => vi.advanceTimersByTimeAsync(400))
/** How often a person's card is shown. */
const cards = (name: string) => [...document.querySelectorAll('main h2, main h3')].filter(({ textContent }) => textContent === name).length

test('without a search the directory of the signed in goes on beyond the cards of this device, and shows each once', async () => {
  await mount(
    <SessionContext value={sessionOf('signed_out')}>
      <main>
        <ProvidersHere search="" state="" onClear={() => undefined} />
      </main>
    </SessionContext>,
  )
  await settled()
  expect([cards('Vizinho Um'), cards('Longe Um'), cards('Longe Dois')]).toEqual([1, 1, 0])
  await press(get('button', 'Mostrar mais fornecedores'))
  await settled()
  expect(asked).toEqual(['/api/providers?q=&state=&before=', `/api/providers?q=&state=&before=${encodeURIComponent(first)}`])
  expect(['Vizinho Um', 'Vizinho Dois', 'Longe Um', 'Longe Dois'].map(cards)).toEqual([1, 1, 1, 1])
  expect(document.body.textContent).toContain('4 fornecedores')
  expect(document.body.textContent).not.toContain('Mostrar mais fornecedores')
})
