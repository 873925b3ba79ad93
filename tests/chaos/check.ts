import { isDeepStrictEqual } from 'node:util'
import type { CollectionName } from '#domain/documents'
import type { Device } from '../support/device'
import { eventually } from '../support/eventually'
import { readTables, visibleTo } from './visible'
import type { World } from './world'

/** What is wrong after a history, in words; empty when the promise holds. */
export async function broken(world: World): Promise<string[]> {
  world.clear()
  const devices = world.devices()
  await Promise.all(devices.map((device) => device.online()))
  const found = (await Promise.all(devices.map(blocked))).flat()
  if (found.length > 0) return found
  found.push(...(await Promise.all(devices.map((device) => unequal(world, device)))).flat())
  for (const device of devices) found.push(...(await overlaid(device)), ...(await twice(device)), ...(await lost(world, device)))
  return found
}

/** Everything that was given is answered, and what was accepted has been pulled. */
async function blocked(device: Device): Promise<string[]> {
  try {
    await eventually(
      async () => {
        await device.tryNow()
        return device.outbox()
      },
      (rows) => rows.every(({ state }) => state === 'done' || state === 'refused'),
    )
    return []
  } catch (error) {
    return [`BLOCKED ${nameOf(device)}: ${String(error).slice(0, 600)}`]
  }
}

/** The device holds exactly what its person may see. */
async function unequal(world: World, device: Device): Promise<string[]> {
  const differences = async () => {
    const visible = visibleTo(device.person.id, await readTables(world.server))
    const found: string[] = []
    for (const [name, wanted] of Object.entries(visible)) {
      const held = new Map<string, object>((await device.documents(name as CollectionName)).map((document) => [document.id, document]))
      for (const id of held.keys()) if (!wanted.has(id)) found.push(`GHOST ${nameOf(device)} ${name} ${id}`)
      for (const [id, document] of wanted) {
        const fields = document as object
        const here = held.get(id)
        const same = here && isDeepStrictEqual(pick(here, Object.keys(fields)), { ...fields })
        if (!same) found.push(`${here ? 'STALE' : 'MISSING'} ${nameOf(device)} ${name} ${JSON.stringify(here)} wanted ${JSON.stringify(document)}`)
      }
    }
    return found
  }
  return eventually(
    async () => {
      await device.tryNow()
      return differences()
    },
    (found) => found.length === 0,
  ).catch(() => differences())
}

/** With everything answered, the screen shows the documents and nothing over them. */
async function overlaid(device: Device): Promise<string[]> {
  const found: string[] = []
  for (const name of ['projects', 'proposals', 'conversations', 'messages', 'users', 'support_tickets', 'support_messages'] as const) {
    const shown = (await device.screen(name)).map(({ waiting: _waiting, ...document }) => document)
    if (!isDeepStrictEqual(sorted(shown), sorted(await device.documents(name)))) found.push(`OVERLAY ${nameOf(device)} ${name}`)
  }
  return found
}

/** Every price was given once, so a proposal that has one twice was improved twice by one command. */
async function twice(device: Device): Promise<string[]> {
  return (await device.documents('proposals')).flatMap(({ id, amount, revisions }) => {
    const amounts = [amount, ...revisions.map((revision) => revision.amount)]
    return new Set(amounts).size === amounts.length ? [] : [`TWICE ${nameOf(device)} ${id} ${amounts}`]
  })
}

/** What was accepted is on the server, unless what it hangs on was deleted since. */
async function lost(world: World, device: Device): Promise<string[]> {
  const { messages = [], conversations = [], projects = [], support_messages: questions = [] } = await readTables(world.server)
  const has = (rows: { id: string }[], id: unknown) => rows.some((row) => row.id === id)
  const done = (await device.outbox()).filter(({ state }) => state === 'done')
  const deleted = new Set(
    (await Promise.all(world.devices().map((each) => each.outbox())))
      .flat()
      .filter(({ verb, state }) => verb === 'delete_project' && state === 'done')
      .map(({ args }) => args.project_id),
  )
  return done.flatMap(({ verb, args }) => {
    if (verb === 'send_message' && has(conversations, args.conversation_id) && !has(messages, args.message_id)) {
      return [`LOST ${nameOf(device)} message ${args.content}`]
    }
    if (verb === 'send_support_message' && !has(questions, args.message_id)) return [`LOST ${nameOf(device)} question ${args.content}`]
    if (verb === 'publish_project' && !has(projects, args.project_id) && !deleted.has(args.project_id))
      return [`LOST ${nameOf(device)} ${args.title}`]
    return []
  })
}

const nameOf = ({ person }: Device): string => person.full_name
const pick = (document: object, fields: string[]): object => Object.fromEntries(Object.entries(document).filter(([field]) => fields.includes(field)))
const sorted = <T extends { id: string }>(documents: T[]): T[] => documents.toSorted((one, other) => (one.id < other.id ? -1 : 1))
