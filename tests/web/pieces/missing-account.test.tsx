import { beforeEach, expect, test, vi } from 'vitest'
import { MissingAccount } from '../../../web/src/components/missing-account'
import { all, get, mount, pageText, press } from '../ui/mount'

const device = vi.hoisted(() => ({ asked: 'asking', tries: 0 }))

vi.mock('../../../web/src/data/remote/use-asked', () => ({ useAsked: () => device.asked }))
vi.mock('../../../web/src/data/store/account-store-context', () => ({
  useAccountStore: () => ({ userId: 'ana', sync: { tryNow: () => device.tries++ } }),
}))

const shown = async (asked: string) => {
  device.asked = asked
  await mount(<MissingAccount absent={<p>Sem conta.</p>} />)
  return pageText()
}

beforeEach(() => Object.assign(device, { asked: 'asking', tries: 0 }))

test('[PRODUCT 60] an account that the first pull has not brought yet is waited for: nothing says that there is none', async () => {
  expect(await shown('asking')).not.toContain('Sem conta.')
  expect(all('status')).toHaveLength(1)
})

test('an account that cannot be asked for says so, and tries again when it is told to', async () => {
  expect(await shown('out_of_reach')).toContain('Não foi possível carregar seu perfil.')
  await press(get('button', 'Tentar de novo'))
  expect(device.tries).toBe(1)
})
