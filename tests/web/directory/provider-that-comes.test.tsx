import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { ProviderHere } from '../../../web/src/features/directory/provider-here'
import { aProfile, joao } from '../../domain/builders'
import { standIn } from '../admin/stand-in'
import { eachWithDatabase } from '../data/each-database'
import { inAccount, standInAccount } from '../data/stand-in-account'
import { all, mount } from '../ui/mount'

const database = eachWithDatabase()
afterEach(() => void vi.unstubAllGlobals())

const soon = (look: () => unknown) => expect.poll(() => act(async () => look()))

test('the page of a provider stays as it is when the card that the server has shown comes to the device', async () => {
  const profile = aProfile({ id: joao.id, role: 'autonomo' })
  standIn({ [`GET /api/providers/${profile.id}`]: [200, profile] })
  await mount(inAccount(standInAccount(database()), <ProviderHere id={profile.id} />))
  await soon(() => all('heading')[0]?.textContent).toBe(profile.full_name)
  const [heading] = all('heading')
  await act(async () => database().profiles.insert({ ...profile, full_name: 'João Batista Filho', newest: 0 }))
  await soon(() => all('heading')[0]?.textContent).toBe('João Batista Filho')
  expect(all('heading')[0]).toBe(heading)
})
