import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { useCities } from '../../../web/src/data/remote/places'
import { mount } from '../ui/mount'

const line = vi.hoisted(() => ({ isBroken: true, asked: 0 }))

vi.mock('@brazilian-utils/brazilian-utils/get-municipalities', () => {
  line.asked += 1
  if (line.isBroken) throw new TypeError('Failed to fetch dynamically imported module')
  return { getMunicipalities: () => [{ name: 'Campinas' }] }
})

const Cities = () => <p>{useCities('SP').join()}</p>

test('cities that did not come with the first asking come with a later one, on the page that asked', async () => {
  await mount(<Cities />)
  await expect.poll(() => act(async () => line.asked)).toBe(1)
  line.isBroken = false
  await expect.poll(() => act(async () => document.body.textContent)).toBe('Campinas')
})
