import type { ArgsOf } from '#domain/commands'
import { Session } from '../server/support/session'
import { projectArgs } from './data/command-args'
import { createPerson, type Person, removePerson } from './data/people'
import { type Device, type DeviceOptions, deviceProgram, startDevice } from './device/device'
import { eventually } from './eventually'
import { startPocketBase, type TestServer, type TestServerOptions } from './server/pocketbase'

export type Story = {
  server: TestServer
  person(role: Person['role'], full_name: string, wanted?: { id?: string; city?: string; state?: string }): Promise<Person>
  device(person: Person, options?: DeviceOptions): Promise<Device>
  /** For a person whose device is not what is tested: what they do reaches the server as any client's requests would. */
  session(person: Person): Session
  /** The account goes, with everything of that person. */
  deletePerson(person: Person): Promise<void>
  /** Ends the devices of one test: every listener of a shared channel costs the others time. */
  endDevices(): Promise<void>
  end(): Promise<void>
}

/** A server of one's own and the devices around it, all ended together. */
export async function beginStory(options?: TestServerOptions): Promise<Story> {
  const [server] = await Promise.all([startPocketBase(options), deviceProgram()])
  let devices: Device[] = []
  const endDevices = async () => {
    await Promise.all(devices.map((device) => device.end()))
    devices = []
  }
  return {
    server,
    person: (role, full_name, wanted = {}) => createPerson(server, { role, full_name, ...wanted }),
    async device(person, options) {
      const device = await startDevice(server.url, person, options)
      devices.push(device)
      return device
    },
    session: (person) => new Session(server, person),
    deletePerson: (person) => removePerson(server, person.id),
    endDevices,
    async end() {
      await endDevices()
      await server.stop()
    },
  }
}

/** The device has a complete picture. */
export const complete = (device: Device) => eventually(device.status, ({ complete }) => complete)

/** The device's stream is there and the server has taken its subscription. */
export const listening = (device: Device) => eventually(device.status, (status) => status.listening)

/** Nothing waits on the device any more: every command is answered, and what was accepted is in its documents. */
export const settled = (device: Device) => eventually(device.outbox, (rows) => rows.every(({ state }) => state === 'done' || state === 'refused'))

/** The device has heard of a rewind, has queued again what it kept, and has fetched everything anew. */
export async function givenBack(device: Device): Promise<void> {
  await eventually(
    async () => {
      await device.tryNow()
      return device.position()
    },
    ({ isRewound, sweeping }) => isRewound === false && sweeping.length === 0,
  )
}

/** Publishes a project and waits until the server has it. */
export async function publishes(device: Device, change: Partial<ArgsOf<'publish_project'>> = {}): Promise<string> {
  const args = projectArgs(change)
  await device.dispatch('publish_project', args)
  await settled(device)
  return args.project_id
}

/** Waits until a device's screens show a record. */
export const shows = (
  device: Device,
  collection: 'profiles' | 'projects' | 'proposals' | 'conversations' | 'messages' | 'notifications',
  id: string,
) =>
  eventually(
    () => device.screen(collection),
    (documents) => documents.some((document) => document.id === id),
  )
