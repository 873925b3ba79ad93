import 'fake-indexeddb/auto'
import { EventSource } from 'eventsource'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { newId } from '#new-id'
import { openDatabase } from '../../web/src/data/store/database'
import { type AccountDatabase, addRow, rowsIn, startSync } from '../../web/src/sync'
import { createSessionDoubt } from '../../web/src/sync/session-doubt'
import { defaultWaits } from '../../web/src/sync/waits'
import { nothingNew, stamp } from '../support/scripted-transport'
import { createTabLocks } from '../support/tab-locks'
import { queuedRow } from '../web/outbox/rows'

describe('the second question', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const begun = (isAwaited: boolean) => {
    const ask = vi.fn()
    const doubt = createSessionDoubt(ask, defaultWaits, () => 0.5)
    doubt.begin(isAwaited)
    return { doubt, ask }
  }

  test('[A1] is asked once, about a minute after a 401 that nobody waits for', () => {
    const { doubt, ask } = begun(false)
    vi.advanceTimersByTime(59_000)
    expect([doubt.isWaiting(), ask.mock.calls.length]).toEqual([true, 0])
    vi.advanceTimersByTime(600_000)
    expect([doubt.isWaiting(), doubt.isOn(), ask.mock.calls.length]).toEqual([false, true, 1])
  })

  test('[A1] is asked soon when its person waits for it, however often', () => {
    const { doubt, ask } = begun(false)
    vi.advanceTimersByTime(1_000)
    for (let k = 0; k < 10; k++) doubt.hasten()
    expect(ask).not.toHaveBeenCalled()
    vi.advanceTimersByTime(4_000)
    expect(ask).toHaveBeenCalledOnce()
    doubt.hasten()
    vi.advanceTimersByTime(600_000)
    expect(ask).toHaveBeenCalledOnce()
  })

  test('[A1] is put off by no other 401, and brought forward by that of something given', () => {
    const { doubt, ask } = begun(false)
    vi.advanceTimersByTime(50_000)
    doubt.begin(false)
    vi.advanceTimersByTime(9_000)
    expect(ask).not.toHaveBeenCalled()
    doubt.begin(true)
    vi.advanceTimersByTime(1)
    expect(ask).toHaveBeenCalledOnce()
  })

  test('[A1] is asked no more once the doubt has ended', () => {
    const { doubt, ask } = begun(true)
    doubt.end()
    doubt.hasten()
    vi.advanceTimersByTime(600_000)
    expect([doubt.isOn(), ask.mock.calls.length]).toEqual([false, 0])
  })
})

describe('a device', () => {
  let database: AccountDatabase
  beforeEach(async () => {
    // The database goes on by itself; what the engine waits for is passed over.
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
    database = await openDatabase(newId())
  })
  afterEach(async () => {
    vi.unstubAllGlobals()
    await database.close()
    vi.useRealTimers()
  })
  /** Past the wait before the second question. */
  const waitForQuestion = () => vi.advanceTimersByTimeAsync(5_000)
  /** Longer than any wait of the engine. */
  const waitLong = () => vi.advanceTimersByTimeAsync(600_000)

  const unauthorized = () => Response.json({ code: 'unauthorized' }, { status: 401 })

  /** An engine of a device, whose server answers each path as it is told to. */
  function connect(token = 'token') {
    const asked: string[] = []
    const says: Record<string, () => Response> = { '/api/sync/pull': () => Response.json(nothingNew()) }
    vi.stubGlobal('EventSource', EventSource)
    vi.stubGlobal('fetch', async (url: string) => {
      const path = new URL(url).pathname
      asked.push(path)
      return says[path]?.() ?? Promise.reject(new TypeError('no such route'))
    })
    const onAccountRemoved = vi.fn()
    const sync = startSync({
      database,
      userId: newId(),
      baseUrl: 'http://server.invalid',
      token: () => token,
      environment: { isOnline: () => true, isVisible: () => true, onChange: () => () => undefined, locks: createTabLocks() },
      onAnswered: () => undefined,
      onUploaded: () => undefined,
      onAccountRemoved,
    })
    onTestFinished(() => sync.stop())
    const of = (path: string) => asked.filter((given) => given === path).length
    return { sync, says, onAccountRemoved, pulls: () => of('/api/sync/pull'), pushes: () => of('/api/sync/push') }
  }
  const within = { timeout: 60_000 }

  async function complete() {
    const device = connect()
    await expect.poll(() => device.sync.status().complete, within).toBe(true)
    return device
  }

  test('[A1] a single 401 pauses nothing for good: what is given meanwhile waits, and is sent once the server answers again', async () => {
    const { sync, says, pulls, pushes } = await complete()
    says['/api/sync/pull'] = unauthorized
    says['/api/sync/push'] = unauthorized
    const before = [pulls(), pushes()]
    await addRow(database, queuedRow('edit_account', { about: 'um' }))
    await expect.poll(() => sync.status().connection, within).toBe('unreachable')
    expect(sync.status().signedOut).toBe(false)
    const given = [pulls(), pushes()]
    for (const about of ['dois', 'três', 'quatro']) await addRow(database, queuedRow('edit_account', { about }))
    await vi.advanceTimersByTimeAsync(1_000)
    expect([pulls(), pushes()]).toEqual(given)
    expect(given).toEqual([before[0], 1])

    says['/api/sync/pull'] = () => Response.json(nothingNew())
    says['/api/sync/push'] = () => Response.json({ ...stamp, answers: [] })
    await waitForQuestion()
    await expect.poll(() => pushes(), within).toBeGreaterThan(1)
    await expect.poll(() => sync.status().connection, within).toBe('online')
    expect(sync.status().signedOut).toBe(false)
    expect(await rowsIn(database, ['refused'])).toEqual([])
  })

  test('[A1] a second 401 ends the session, after two questions', async () => {
    const { sync, says, pulls } = await complete()
    says['/api/sync/pull'] = unauthorized
    const before = pulls()
    sync.tryNow()
    await expect.poll(() => sync.status().connection, within).toBe('unreachable')
    await waitForQuestion()
    await expect.poll(() => sync.status().signedOut, within).toBe(true)
    expect(pulls() - before).toBe(2)
    sync.tryNow()
    await addRow(database, queuedRow('edit_account', { about: 'um' }))
    await waitLong()
    expect(pulls() - before).toBe(2)
  })

  test('[A1] one 401 in the middle of many good answers is none', async () => {
    const { sync, says, pulls } = await complete()
    for (let k = 0; k < 2; k++) {
      says['/api/sync/pull'] = unauthorized
      sync.tryNow()
      await expect.poll(() => sync.status().connection, within).toBe('unreachable')
      says['/api/sync/pull'] = () => Response.json(nothingNew())
      await waitForQuestion()
      await expect.poll(() => sync.status().connection, within).toBe('online')
    }
    expect(sync.status().signedOut).toBe(false)
    expect(pulls()).toBeGreaterThan(4)
  })

  test('[A1] a session that had ended in an earlier run is known to have at the first 401; one that was good since is asked twice', async () => {
    const { sync, says } = await complete()
    says['/api/sync/pull'] = unauthorized
    sync.tryNow()
    await expect.poll(() => sync.status().connection, within).toBe('unreachable')
    await waitForQuestion()
    await expect.poll(() => sync.status().signedOut, within).toBe(true)
    sync.stop()
    await waitForQuestion()

    const later = connect()
    later.says['/api/sync/pull'] = unauthorized
    await expect.poll(() => later.sync.status().signedOut, within).toBe(true)
    expect(later.pulls()).toBe(1)
    later.sync.stop()

    await complete().then((good) => good.sync.stop())
    const last = connect()
    last.says['/api/sync/pull'] = unauthorized
    await expect.poll(() => last.sync.status().connection, within).toBe('unreachable')
    await waitForQuestion()
    // A session that is known to have ended is asked once.
    await expect.poll(() => last.sync.status().signedOut, within).toBe(true)
    expect(last.pulls()).toBe(2)
  })

  test('[A1] another session is believed again from the start', async () => {
    const { sync, says } = await complete()
    says['/api/sync/pull'] = unauthorized
    sync.tryNow()
    await expect.poll(() => sync.status().connection, within).toBe('unreachable')
    sync.stop()
    await waitForQuestion()
    const other = connect('another token')
    other.says['/api/sync/pull'] = unauthorized
    await expect.poll(() => other.sync.status().connection, within).toBe('unreachable')
    await waitForQuestion()
    // A session that is known to have ended is asked once.
    await expect.poll(() => other.sync.status().signedOut, within).toBe(true)
    expect(other.pulls()).toBe(2)
  })

  test('[A1] a removed account is told at once', async () => {
    const { sync, says, pulls, onAccountRemoved } = await complete()
    const before = pulls()
    says['/api/sync/pull'] = () => Response.json({ code: 'account_removed' }, { status: 410 })
    sync.tryNow()
    await expect.poll(() => onAccountRemoved.mock.calls.length, within).toBe(1)
    expect(pulls() - before).toBe(1)
  })
})
