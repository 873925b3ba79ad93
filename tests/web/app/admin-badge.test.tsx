import { expect, test, vi } from 'vitest'
import type { Bridge } from '../../../electron/bridge'
import { useAdminNotices } from '../../../web/src/app/desktop/use-admin-notices'
import { storeAdminSession } from '../../../web/src/data/session/admin-session'
import { waitFor } from '../../support/wait-for'
import { standIn } from '../admin/stand-in'
import { mount } from '../ui/mount'

vi.mock('pocketbase', () => ({
  default: class {
    realtime = { subscribe: async () => undefined, unsubscribe: async () => undefined }
  },
}))

const desktop = { call: async () => undefined } as unknown as Bridge
const Counted = () => {
  useAdminNotices(desktop, true)
  return null
}

test('the badge of an administrator counts every ticket that waits, beyond the page that is here', async () => {
  const setAppBadge = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { setAppBadge, clearAppBadge: async () => undefined }))
  storeAdminSession({ token: 'a.b.c', email: 'admin@canteiro.example' })
  const asked = standIn({ 'GET /api/admin/support': [200, { rows: [], before: '["2026","a"]', total: 73 }] })
  await mount(<Counted />)
  await waitFor(() => expect(setAppBadge).toHaveBeenLastCalledWith(73))
  expect(asked).toEqual(['GET /api/admin/support?status=unread&before='])
  vi.unstubAllGlobals()
})
