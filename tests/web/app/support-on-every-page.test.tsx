import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { SupportOnEveryPage } from '../../../web/src/app/shell/support-on-every-page'
import { closeSupport, isSupportOpen, openSupport } from '../../../web/src/components/support-door'
import { openSession } from '../../../web/src/data/session/session'
import { mount, soon } from '../ui/mount'
import { aSession } from './sessions'

const Corner = () => <main>Como podemos ajudar?</main>
let asked = 0
/** The answer to each asking in its order; the last one stays. */
let comes = [true]
vi.mock('../../../web/src/features/support/support-corner', () => ({
  get SupportCorner() {
    const isThere = comes.length > 1 ? comes.shift() : comes[0]
    asked++
    if (!isThere) throw new TypeError('Failed to fetch dynamically imported module')
    return Corner
  },
}))
const shown = () => document.querySelector('main')?.textContent

beforeEach(() => void openSession(aSession(), null))

test('a support chat whose code did not come is asked for again when it is opened', async () => {
  asked = 0
  comes = [false, true]
  await mount(<SupportOnEveryPage />)
  await soon(() => asked).toBe(1)
  expect(shown()).toBeUndefined()
  await act(async () => openSupport())
  await soon(shown).toBe('Como podemos ajudar?')
  expect(isSupportOpen()).toBe(true)
  closeSupport()
})
