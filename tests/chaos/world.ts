import { setTimeout as pause } from 'node:timers/promises'
import { createPerson, type Person, removePerson } from '../support/data/people'
import { type Device, startDevice } from '../support/device/device'
import { type FaultProxy, startFaultProxy } from '../support/server/fault-proxy'
import { startPocketBase, type TestServer } from '../support/server/pocketbase'
import { sql } from '../support/server/server-client'
import { type Counts, count } from './counts'
import { perform } from './deeds'
import type { Random } from './random'
import { ask, flood, giveNotifications, hireAdministrator, makeRivals } from './server-deeds'
import type { Step } from './steps'

export type World = {
  counts: Counts
  server: TestServer
  people: Person[]
  /** Devices of existing accounts. */
  devices(): Device[]
  take(step: Step, k: number): Promise<void>
  /** Ends every fault and suspension, and signs everyone in. */
  clear(): Promise<void>
  end(): Promise<void>
}

const waits = {
  /** Longer than a busy machine needs: a device that gives up every answer never rests. */
  silenceMs: 6_000,
  /** A lost parent may never come back: deleted since, or its account is gone. */
  dependencyMs: 3_000,
}

const niteroi = { city: 'Niterói', state: 'RJ' }

const owners = [0, 0, 1, 1, 2]
export const deviceCount = owners.length
export const personCount = 3

/** Three people, five devices, each behind its own bad network. */
export async function beginWorld(random: Random): Promise<World> {
  const server = await startPocketBase({ rateLimits: 'real' })
  const people: [Person, ...Person[]] = [
    await createPerson(server, { role: 'cliente', full_name: 'Ana Lima' }),
    await createPerson(server, { role: 'autonomo', full_name: 'Bruno Reis', ...niteroi }),
    await createPerson(server, { role: 'empresa', full_name: 'Construtora Horizonte', ...niteroi }),
  ]
  await giveNotifications(server, people)
  await makeRivals(server, people)
  const suspend = await hireAdministrator(server)
  const counts: Counts = new Map()
  const proxies: FaultProxy[] = []
  const devices: Device[] = []
  for (const owner of owners) {
    const person = people[owner]
    if (!person) continue
    const proxy = await startFaultProxy(server.url, (fault) => count(counts, fault))
    proxies.push(proxy)
    devices.push(await startDevice(proxy.url, person, { waits }))
  }
  const removed = new Set<string>()
  /** Owns none of the devices. */
  const flooder = await createPerson(server, { role: 'cliente', full_name: 'Prefeitura de Niterói' })

  let restore = await server.snapshot()
  const feedEnd = async () => Number((await sql(server, "SELECT seq FROM sqlite_sequence WHERE name = 'sync_changes'"))[0]?.seq ?? 0)

  /** As long as a reached device takes at most. */
  async function hasEnded(device: Device): Promise<void> {
    for (let looks = 0; looks < 20 && !(await device.status()).signedOut; looks++) await pause(75)
  }

  async function signIn(device: Device): Promise<void> {
    if ((await device.status()).signedOut) count(counts, 'ended session')
    await device.setToken(device.person.token)
    await device.resume()
  }

  /** In the middle of a write; another goes on with what it left. */
  async function killDevice(at: number, device: Device): Promise<void> {
    await noteStolen(device)
    await device.die()
    const recorded = await device.record()
    await device.kill()
    const url = proxies[at]?.url
    if (!url) return
    devices[at] = await startDevice(url, device.person, { waits, recorded })
    count(counts, 'kill')
  }

  async function noteStolen(device: Device): Promise<void> {
    if (await device.wasStolen()) count(counts, 'lock stolen')
  }

  /** By an administrator. */
  async function decide({ id }: Person, kind: 'delete_account' | 'suspend' | 'lift'): Promise<void> {
    if (kind === 'lift') return suspend(id, '')
    if (kind === 'suspend') {
      count(counts, 'suspended')
      return suspend(id, 'Cobrança adiantada')
    }
    removed.add(id)
    count(counts, 'account deleted')
    return removePerson(server, id)
  }

  async function take(step: Step, k: number): Promise<void> {
    if (step.kind === 'wait') return pause(step.ms)
    if (step.kind === 'snapshot') {
      restore = await server.snapshot()
      return
    }
    if (step.kind === 'restore') {
      const before = await feedEnd()
      await restore()
      if ((await feedEnd()) < before) count(counts, 'restore')
      return
    }
    if (step.kind === 'kill_server') {
      count(counts, 'server killed')
      await server.kill()
      return server.restart()
    }
    if ('person' in step) {
      const person = people[step.person]
      return person && !removed.has(person.id) ? decide(person, step.kind) : undefined
    }
    if (step.kind === 'ask') return ask(server)
    if (step.kind === 'flood') return flood(server, flooder.id, step.projects)
    const device = devices[step.device]
    const proxy = proxies[step.device]
    if (!device || !proxy || removed.has(device.person.id)) return
    if (step.kind === 'do') return perform(device, step.deed, step.a, step.b, k)
    if (step.kind === 'fault') return proxy.next(step.fault)
    if (step.kind === 'cut') {
      count(counts, 'stream cut')
      return proxy.cutStreams()
    }
    if (step.kind === 'crash') {
      count(counts, 'crash')
      return device.crash()
    }
    if (step.kind === 'kill') return killDevice(step.device, device)
    if (step.kind === 'tab') return device.switchTab()
    if (step.kind === 'steal') return device.stealWhileStoring()
    if (step.kind === 'end_session') {
      await device.setToken('ended')
      await device.tryNow()
      // Every other time the next step comes before the device can know.
      return k % 2 === 0 ? undefined : hasEnded(device)
    }
    if (step.kind === 'sign_in') return signIn(device)
    if (step.kind === 'clock') return device.setClock(step.offset)
    if (step.kind === 'down') count(counts, 'device away')
    proxy.setDown(step.kind === 'down')
    return step.kind === 'down' ? device.offline() : device.online()
  }

  return {
    counts,
    server,
    people,
    devices: () => devices.filter(({ person }) => !removed.has(person.id)),
    async take(step, k) {
      await take(step, k)
      await pause(random.below(60))
    },
    async clear() {
      for (const proxy of proxies) proxy.setDown(false)
      for (const { id } of people) if (!removed.has(id)) await suspend(id, '')
      for (const device of devices.filter(({ person }) => !removed.has(person.id))) {
        await signIn(device)
        await noteStolen(device)
      }
    },
    async end() {
      await Promise.all(devices.map((device) => device.end()))
      await Promise.all(proxies.map((proxy) => proxy.close()))
      await server.stop()
    },
  }
}
