import { expect, test } from 'vitest'
import { firstInstallation } from '../../../web/src/app/pwa/first-installation'

type Attempt = 'no network' | 'forbidden' | 'breaks off' | 'installs' | 'is there already'

class Worker extends EventTarget {
  state = 'installing'
  become(state: string) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

/** The browser's side of it, as far as it is asked. */
function containerOf(attempts: Attempt[]) {
  const asked: string[] = []
  const register = async (path: string) => {
    asked.push(path)
    const attempt = attempts.shift()
    if (attempt === 'no network') throw new TypeError('Failed to fetch')
    if (attempt === 'forbidden') throw new DOMException('', 'SecurityError')
    if (attempt === 'is there already') return { active: {}, installing: null }
    const installing = new Worker()
    setTimeout(() => installing.become(attempt === 'installs' ? 'installed' : 'redundant'))
    return { active: null, installing }
  }
  return { asked, container: { register } as unknown as ServiceWorkerContainer }
}

test('an installation that breaks off, or finds no network, is tried until it succeeds', async () => {
  const { asked, container } = containerOf(['no network', 'breaks off', 'installs'])
  await firstInstallation(container, 1)
  expect(asked).toEqual(['/sw.js', '/sw.js', '/sw.js'])
})

test('a worker that is there needs none', async () => {
  const { asked, container } = containerOf(['is there already'])
  await firstInstallation(container, 1)
  expect(asked).toHaveLength(1)
})

test('a browser that allows no worker is not asked twice', async () => {
  const { asked, container } = containerOf(['forbidden', 'installs'])
  await expect(firstInstallation(container, 1)).rejects.toThrow()
  expect(asked).toHaveLength(1)
})
