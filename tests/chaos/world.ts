import { setTimeout as pause } from 'node:timers/promises'
import { type Device, startDevice } from '../support/device'
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy'
import { flood } from '../support/flood'
import { createPerson, type Person, removePerson } from '../support/people'
import { startPocketBase, type TestServer } from '../support/pocketbase'
import { perform } from './deeds'
import type { Random } from './random'
import type { Step } from './steps'

export type World = {
  server: TestServer
  people: Person[]
  /** Devices of accounts that still exist. */
  devices(): Device[]
  /** Waits until each device has its first complete picture. */
  take(step: Step, k: number): Promise<void>
  /** The weather clears: every fault ends. */
  clear(): void
  end(): Promise<void>
}

/** Which person each device belongs to. */
const owners = [0, 0, 1, 1, 2]
export const deviceCount = owners.length
export const personCount = 3

/** Three people on five devices around one server, each device behind its own bad network. */
export async function beginWorld(random: Random): Promise<World> {
  const server = await startPocketBase()
  const people = [
    await createPerson(server, { role: 'cliente', full_name: 'Ana Lima' }),
    await createPerson(server, { role: 'autonomo', full_name: 'Bruno Reis' }),
    await createPerson(server, { role: 'empresa', full_name: 'Construtora Horizonte', city: 'Niterói', state: 'RJ' }),
  ]
  const proxies: FaultProxy[] = []
  const devices: Device[] = []
  for (const owner of owners) {
    const person = people[owner]
    if (!person) continue
    const proxy = await startFaultProxy(server.url)
    proxies.push(proxy)
    devices.push(await startDevice(proxy.url, person, { silenceLimit: 1_500 }))
  }
  const removed = new Set<string>()
  /** Publishes from elsewhere, and owns none of the devices. */
  const flooder = await createPerson(server, { role: 'cliente', full_name: 'Prefeitura de Niterói' })

  async function take(step: Step, k: number): Promise<void> {
    if (step.kind === 'wait') return pause(step.ms)
    if (step.kind === 'kill_server') {
      await server.kill()
      return server.restart()
    }
    if (step.kind === 'delete_account') {
      const person = people[step.person]
      if (!person || removed.has(person.id)) return
      removed.add(person.id)
      return removePerson(server, person.id)
    }
    if (step.kind === 'flood') return flood(server.url, flooder, step.projects)
    const device = devices[step.device]
    const proxy = proxies[step.device]
    if (!device || !proxy || removed.has(device.person.id)) return
    if (step.kind === 'do') return perform(device, step.deed, step.a, step.b, k)
    if (step.kind === 'fault') return proxy.next(step.fault)
    if (step.kind === 'cut') return proxy.cutStreams()
    if (step.kind === 'crash') return device.crash()
    if (step.kind === 'tab') return device.switchTab()
    if (step.kind === 'clock') return device.setClock(step.offset)
    proxy.setDown(step.kind === 'down')
    return step.kind === 'down' ? device.offline() : device.online()
  }

  return {
    server,
    people,
    devices: () => devices.filter(({ person }) => !removed.has(person.id)),
    async take(step, k) {
      await take(step, k)
      await pause(random.below(60))
    },
    clear() {
      for (const proxy of proxies) proxy.setDown(false)
    },
    async end() {
      await Promise.all(devices.map((device) => device.end()))
      await Promise.all(proxies.map((proxy) => proxy.close()))
      await server.stop()
    },
  }
}
