import { readFile, rm, writeFile } from 'node:fs/promises'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { desktopShell } from '#texts'
import { startFeed } from '../../electron/support/feed'
import { startOnStandIn } from '../../electron/support/stand-in'
import { appWithUpdates } from '../../electron/support/tested-app'

const isReady = [{ type: 'update-ready' }]

afterEach(() => void vi.useRealTimers())

describe('a new version', () => {
  test('takes the old one’s place when the app is left, and does not begin by itself', async () => {
    const { appImage, told, file, ...feed } = await startFeed()
    const { call, window, app } = await startOnStandIn({ built: appWithUpdates, ...feed })
    await call('listen', true)
    await expect.poll(() => window.webContents.told).toEqual(isReady)
    app.quit()
    expect(await readFile(appImage, 'utf8')).toBe(file)
    expect(await readFile(told, 'utf8')).toBe('true\n')
  })

  test('that cannot be installed is told, and this one goes on, in the tray for who chose so', async () => {
    const { appImage, told, file, ...feed } = await startFeed()
    const { call, window, seen } = await startOnStandIn({ built: appWithUpdates, ...feed })
    await call('changeSettings', { keepInTray: true })
    await call('listen', true)
    await expect.poll(() => window.webContents.told).toEqual(isReady)
    await rm(appImage)
    await call('installUpdate')
    expect(window.webContents.told).toEqual([...isReady, { type: 'update-failed' }])
    expect(seen.messages).toEqual([])
    window.close()
    expect(window.isClosed).toBe(false)
    expect(seen.quits).toBe(0)
  })

  test('that could not be installed can be tried again', async () => {
    const { appImage, told, file, ...feed } = await startFeed()
    const { call, window } = await startOnStandIn({ built: appWithUpdates, ...feed })
    await call('listen', true)
    await expect.poll(() => window.webContents.told).toEqual(isReady)
    await rm(appImage)
    await call('installUpdate')
    await writeFile(appImage, 'version 1.0.0')
    await call('installUpdate')
    expect(await readFile(appImage, 'utf8')).toBe(file)
  })

  test('that cannot be installed is told in a dialog where no page listens', async () => {
    const { appImage, ...feed } = await startFeed()
    const { call, window, seen } = await startOnStandIn({ built: appWithUpdates, ...feed })
    await call('listen', true)
    await expect.poll(() => window.webContents.told).toEqual(isReady)
    await call('listen', false)
    await rm(appImage)
    await call('installUpdate')
    expect(seen.messages).toMatchObject([{ message: desktopShell.notUpdated }])
  })

  test('is told to a page that comes later', async () => {
    const feed = await startFeed()
    const { call, window } = await startOnStandIn({ built: appWithUpdates, ...feed })
    await call('listen', true)
    await expect.poll(() => window.webContents.told).toEqual(isReady)
    await window.loadURL('app://canteiro/')
    await call('listen', true)
    expect(window.webContents.told).toEqual([...isReady, ...isReady])
  })

  test('is looked for again six hours later', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] })
    const { asked, ...feed } = await startFeed({ version: '1.0.0' })
    await startOnStandIn({ built: appWithUpdates, ...feed })
    await expect.poll(() => asked).toHaveLength(1)
    // A look that has not ended yet is not begun again.
    const sixHoursLater = () => {
      vi.advanceTimersByTime(6 * 3_600_000)
      return asked.length
    }
    await expect.poll(sixHoursLater).toBeGreaterThan(1)
  })
})

describe('nothing is offered', () => {
  test.each([
    ['that is the version that runs', { version: '1.0.0' }],
    ['that is older', { version: '0.9.0' }],
    ['that is not what the feed says', { sha512: 'AAAA' }],
    ['while the feed is out of order', { isOut: true }],
  ])('%s, and what is newer later is what is installed', async (_name, offered) => {
    vi.useFakeTimers({ toFake: ['setInterval'] })
    const { asked, appImage, publish, ...feed } = await startFeed(offered)
    const { call, window } = await startOnStandIn({ built: appWithUpdates, ...feed })
    await call('listen', true)
    await expect.poll(() => asked.length).toBeGreaterThan(0)
    await call('installUpdate')
    expect(await readFile(appImage, 'utf8')).toBe('version 1.0.0')

    const newer = publish({ version: '1.2.0' })
    const toldSixHoursLater = () => {
      vi.advanceTimersByTime(6 * 3_600_000)
      return window.webContents.told.length
    }
    await expect.poll(toldSixHoursLater).toBeGreaterThan(0)
    // Had anything of before been taken, however late, it would be what is told first, and what is installed.
    await call('installUpdate')
    expect(await readFile(appImage, 'utf8')).toBe(newer)
    const files = asked.filter((path) => path.endsWith('.AppImage'))
    expect(files.filter((path) => !path.includes('1.2.0'))).toEqual('sha512' in offered ? ['/desktop/Canteiro-1.1.0.AppImage'] : [])
  })

  test('by a build without an address, nor by an app that is not packed', async () => {
    const { asked, ...feed } = await startFeed()
    const [without, unpacked] = [await startOnStandIn(feed), await startOnStandIn({ ...feed, built: appWithUpdates, isPackaged: false })]
    // The third has asked the feed by then, and is the only one that has.
    const { call, window } = await startOnStandIn({ ...feed, built: appWithUpdates })
    await call('listen', true)
    await expect.poll(() => window.webContents.told).toEqual(isReady)
    expect(asked.filter((path) => path.endsWith('.yml'))).toHaveLength(1)
    for (const app of [without, unpacked]) {
      await app.call('listen', true)
      expect(app.window.webContents.told).toEqual([])
    }
  })
})
