import type { ArgsOf } from '#domain/commands'
import type { Project } from '#domain/documents'
import { Session, signedIn, type Wanted } from '../server/support/session'
import { projectArgs } from './data/command-args'
import { type Person, removePerson } from './data/people'
import { type Device, type DeviceOptions, deviceProgram, startDevice } from './device/device'
import { eventually } from './eventually'
import { startPocketBase, type TestServer, type TestServerOptions } from './server/pocketbase'

/** A role stands for a new person, who has what is wanted of them. */
type Who = Person | Person['role']

export type Story = {
  server: TestServer
  /** A device that has its first picture. */
  device(who: Who, wanted?: Wanted): Promise<Device>
  /** A device that goes on from what one of the same person has stored. */
  revived(person: Person, options: DeviceOptions): Promise<Device>
  /** For a person whose device is not tested: requests of any client. */
  session(who: Who, wanted?: Wanted): Promise<Session>
  deletePerson(person: Person): Promise<void>
  /** Every listener of a shared channel costs the others time. */
  endDevices(): Promise<void>
  end(): Promise<void>
}

/** Its server and devices end together. */
export async function beginStory(options?: TestServerOptions): Promise<Story> {
  const [server] = await Promise.all([startPocketBase(options), deviceProgram()])
  let devices: Device[] = []
  const endDevices = async () => {
    await Promise.all(devices.map((device) => device.end()))
    devices = []
  }
  const session = async (who: Who, wanted?: Wanted) => (typeof who === 'string' ? signedIn(server, who, wanted) : new Session(server, who))
  const revived = async (person: Person, options?: DeviceOptions) => {
    const device = await startDevice(server.url, person, options)
    devices.push(device)
    return device
  }
  return {
    server,
    async device(who, wanted) {
      const device = await revived((await session(who, wanted)).person)
      await complete(device)
      return device
    },
    revived,
    session,
    deletePerson: (person) => removePerson(server, person.id),
    endDevices,
    async end() {
      await endDevices()
      await server.stop()
    },
  }
}

/** A complete first picture. */
export const complete = (device: Device) => eventually(device.status, ({ complete }) => complete)

/** With an accepted subscription. */
export const listening = (device: Device) => eventually(device.status, (status) => status.listening)

/** Every command is answered, and the accepted ones are in its documents. */
export const settled = (device: Device) => eventually(device.outbox, (rows) => rows.every(({ state }) => state === 'done' || state === 'refused'))

/** After a rewind: kept commands are queued again, and everything is fetched anew. */
export async function givenBack(device: Device): Promise<void> {
  await eventually(
    async () => {
      await device.tryNow()
      return device.position()
    },
    ({ isRewound, sweeping }) => isRewound === false && sweeping.length === 0,
  )
}

export async function publishes(device: Device, change: Partial<ArgsOf<'publish_project'>> = {}): Promise<string> {
  const args = projectArgs(change)
  await device.dispatch('publish_project', args)
  await settled(device)
  return args.project_id
}

async function shownProject(device: Device, id: string): Promise<Project> {
  const project = (await device.screen('projects')).find((shown) => shown.id === id)
  if (!project) throw new Error(`no project ${id}`)
  return project
}

export async function completes(device: Device, project_id: string): Promise<void> {
  const { accepted_proposal_id: proposal_id, accepted_at } = await shownProject(device, project_id)
  await device.dispatch('complete_project', { project_id, proposal_id, accepted_at })
}

export async function deletes(device: Device, project_id: string): Promise<void> {
  const { status, edition } = await shownProject(device, project_id)
  await device.dispatch('delete_project', { project_id, status, edition })
}

export const shows = (
  device: Device,
  collection: 'profiles' | 'projects' | 'proposals' | 'conversations' | 'messages' | 'notifications',
  id: string,
) =>
  eventually(
    () => device.screen(collection),
    (documents) => documents.some((document) => document.id === id),
  )
