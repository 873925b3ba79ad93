import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useAsked } from '../../../web/src/data/remote/use-asked'
import { mount } from '../ui/mount'

const state = { askedAt: 0, connection: 'online', signedOut: false, storage: '' }
const device = { tried: 0, holds: false }
let changed = () => {}

vi.mock('../../../web/src/data/store/account-store-context', () => ({
  useAccountStore: () => account,
}))
vi.mock('../../../web/src/data/commands/reads', () => ({ readOne: async () => (device.holds ? {} : undefined) }))
vi.mock('../../../web/src/data/store/sync-state', async () => {
  const { useReducer } = await import('react')
  return {
    useSyncState() {
      const [, draw] = useReducer((count: number) => count + 1, 0)
      changed = draw
      return { ...state }
    },
  }
})
const account = vi.hoisted(() => ({ sync: { tryNow: () => {} }, database: {} }))

const Shown = () => <p>{useAsked('projects', 'p1')}</p>
const shown = () => document.querySelector('p')?.textContent
const becomes = (change: Partial<typeof state>) =>
  act(async () => {
    Object.assign(state, change)
    changed()
  })

beforeEach(() => {
  Object.assign(state, { askedAt: 0, connection: 'online', signedOut: false, storage: '' })
  Object.assign(device, { tried: 0, holds: false })
  account.sync.tryNow = () => {
    device.tried++
  }
})

test('what an earlier round did not bring is asked for, and absent only once a round that began since has ended', async () => {
  const before = Date.now() - 1
  state.askedAt = before
  await mount(<Shown />)
  expect([shown(), device.tried]).toEqual(['asking', 1])
  await becomes({ askedAt: before })
  expect(shown()).toBe('asking')
  await becomes({ askedAt: Date.now() })
  expect([shown(), device.tried]).toEqual(['absent', 1])
})

test('what the round brought is not absent, though no query has told of it yet', async () => {
  await mount(<Shown />)
  device.holds = true
  await becomes({ askedAt: Date.now() })
  expect(shown()).toBe('asking')
})

test.each([{ connection: 'offline' }, { connection: 'unreachable' }, { signedOut: true }, { storage: 'full' }])(
  'what cannot be asked for is out of reach, not absent (%j)',
  async (change) => {
    await mount(<Shown />)
    await becomes(change)
    expect(shown()).toBe('out_of_reach')
    await becomes({ connection: 'online', signedOut: false, storage: '', askedAt: Date.now() })
    expect(shown()).toBe('absent')
  },
)
