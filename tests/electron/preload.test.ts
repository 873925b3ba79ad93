import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import { expect, test } from 'vitest'
import type { Bridge } from '../../electron/bridge'
import { testedApp, testedServer } from './support/tested-app'

type Heard = (event: unknown, given: unknown) => void

/** Runs the preload script of the built app as Electron would, and gives what its page then sees. */
function preload() {
  const exposed: Record<string, unknown> = {}
  const invoked: unknown[][] = []
  const listeners = new Set<Heard>()
  const electron = {
    contextBridge: { exposeInMainWorld: (name: string, api: unknown) => Object.assign(exposed, { [name]: api }) },
    ipcRenderer: {
      invoke: async (...given: unknown[]) => void invoked.push(given),
      on: (_channel: string, listener: Heard) => void listeners.add(listener),
      off: (_channel: string, listener: Heard) => void listeners.delete(listener),
    },
  }
  compileFunction(readFileSync(join(testedApp, 'preload.js'), 'utf8'), ['require'])(() => electron)
  return { exposed, invoked, listeners, bridge: exposed.canteiro as Bridge }
}

test('the page sees the bridge and nothing else, with the server and the version', () => {
  const { exposed, bridge } = preload()
  expect(Object.keys(exposed)).toEqual(['canteiro'])
  expect(Object.keys(bridge).sort()).toEqual(['call', 'listen', 'server', 'version'])
  expect(bridge).toMatchObject({ server: testedServer, version: '1.0.0' })
})

test('a page can reach no channel by a name of its own', async () => {
  const { bridge, invoked } = preload()
  for (const name of ['readFile', 'constructor', '__proto__', 'listen']) {
    await expect(bridge.call(name as 'showUnread', 1), name).rejects.toThrow('There is no such call')
  }
  expect(invoked).toEqual([])
  await bridge.call('showUnread', 3)
  expect(invoked).toEqual([['canteiro:call', 'showUnread', 3]])
})

test('the app is told from when until when its page listens, and Electron’s own event does not reach the page', () => {
  const { bridge, invoked, listeners } = preload()
  const heard: unknown[][] = []
  const end = bridge.listen((...given) => void heard.push(given))
  for (const listener of listeners) listener({ sender: 'Electron' }, { type: 'palette' })
  expect(heard).toEqual([[{ type: 'palette' }]])
  end()
  expect(listeners.size).toBe(0)
  expect(invoked).toEqual([
    ['canteiro:call', 'listen', true],
    ['canteiro:call', 'listen', false],
  ])
})
