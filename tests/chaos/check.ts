import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { agreedPrice, dealOf, moneyOf } from '#domain/projects/deal'
import { isSummedUp, sumOf } from '#domain/projects/quote'
import { type Mark, stageMarks } from '#domain/projects/stage-marks'
import { addedPhotos } from '../../web/src/sync/push/outbox-row'
import { tablesOf, visibleTo } from '../server/support/visible'
import type { Device } from '../support/device/device'
import { eventually } from '../support/eventually'
import type { Row, Server } from '../support/server/server-client'
import { count } from './counts'
import type { World } from './world'

type Checked = Pick<World, 'counts' | 'devices' | 'clear'> & { server: Server }

/** Empty when the promise holds. */
export async function broken(world: Checked): Promise<string[]> {
  await world.clear()
  const devices = world.devices()
  await Promise.all(devices.map((device) => device.online()))
  const found = (await Promise.all(devices.map(blocked))).flat()
  if (found.length > 0) return found
  found.push(...(await Promise.all(devices.map((device) => unequal(world, device)))).flat())
  for (const device of devices)
    found.push(
      ...(await overlaid(device)),
      ...(await twice(device)),
      ...(await miscounted(device)),
      ...(await unbalanced(device)),
      ...(await unmarked(world, device)),
      ...(await lost(world, device)),
    )
  await countDone(world, devices)
  return found
}

const patience = { within: 300_000 }
/** Leaves the server time to answer. */
const ATTEMPT_MS = 300

async function tryAgain(device: Device): Promise<void> {
  await device.tryNow()
  await pause(ATTEMPT_MS)
}

/** Everything is answered, and accepted commands are pulled. */
async function blocked(device: Device): Promise<string[]> {
  try {
    await eventually(
      async () => {
        await tryAgain(device)
        return device.outbox()
      },
      (rows) => rows.every(({ state }) => state === 'done' || state === 'refused'),
      patience,
    )
    // A photo waits for its project, one of a work for its deal, which a restored server may have lost.
    await eventually(
      device.uploads,
      (uploads) => uploads.every(({ state, record }) => state === 'refused' || /^(projects|proposals)\//.test(record)),
      patience,
    )
    return []
  } catch {
    const rows = (await device.outbox()).filter(({ state }) => state !== 'done' && state !== 'refused')
    const waiting = { rows: rows.map(({ changes: _changes, about: _about, ...row }) => row), uploads: await device.uploads() }
    return [`BLOCKED ${nameOf(device)} ${JSON.stringify({ ...waiting, status: await device.status(), position: await device.position() })}`]
  }
}

/** The device must hold exactly what its person may see. */
async function unequal(world: Checked, device: Device): Promise<string[]> {
  const differences = async () => {
    const found: string[] = []
    for (const [name, wanted] of visibleTo(device.person.id, await tablesOf(world.server))) {
      const held = new Map((await device.documents(name)).map((document) => [document.id, document]))
      for (const id of held.keys()) if (!wanted.has(id)) found.push(`GHOST ${nameOf(device)} ${name} ${id}`)
      for (const [id, document] of wanted) {
        const here = held.get(id)
        const same = here && isDeepStrictEqual(pick(here, Object.keys(document)), { ...document })
        if (!same) found.push(`${here ? 'STALE' : 'MISSING'} ${nameOf(device)} ${name} ${JSON.stringify(here)} wanted ${JSON.stringify(document)}`)
      }
    }
    return found
  }
  return eventually(
    async () => {
      await tryAgain(device)
      return differences()
    },
    (found) => found.length === 0,
    patience,
  ).catch(() => differences())
}

/** No overlay once everything is answered. */
async function overlaid(device: Device): Promise<string[]> {
  const found: string[] = []
  for (const name of ['projects', 'proposals', 'conversations', 'messages', 'users', 'support_tickets', 'support_messages', 'silences'] as const) {
    const shown = (await device.screen(name)).map(({ waiting: _waiting, ...document }) => document)
    if (!isDeepStrictEqual(sorted(shown), sorted(await device.documents(name)))) found.push(`OVERLAY ${nameOf(device)} ${name}`)
  }
  return found
}

/** Prices are unique: one that stands twice was written twice by one command. */
async function twice(device: Device): Promise<string[]> {
  return (await device.documents('proposals')).flatMap(({ id, amount, revisions }) => {
    const amounts = [amount, ...revisions.map((revision) => revision.amount)]
    return new Set(amounts).size === amounts.length ? [] : [`TWICE ${nameOf(device)} ${id} ${amounts}`]
  })
}

/** A quote sums to its price and has a validity, or there is none of both. Product 108 to 110. */
async function miscounted(device: Device): Promise<string[]> {
  return (await device.documents('proposals')).flatMap(({ id, amount, quote, valid_until }) =>
    isSummedUp(amount, quote) && (quote === null) === (valid_until === '') ? [] : [`MISCOUNTED ${nameOf(device)} ${id} ${amount} ${valid_until}`],
  )
}

/** Paid and due make the price of a deal. Product 121. */
async function unbalanced(device: Device): Promise<string[]> {
  const projects = new Map((await device.documents('projects')).map((project) => [project.id, project]))
  return (await device.documents('proposals')).flatMap((proposal) => {
    const project = projects.get(proposal.project_id)
    if (proposal.status !== 'accepted' || !project) return []
    const deal = dealOf(proposal, project)
    const { paid, due } = moneyOf(deal)
    return sumOf([paid, due]) === agreedPrice(proposal, deal) ? [] : [`UNBALANCED ${nameOf(device)} ${proposal.id} ${paid} ${due}`]
  })
}

/** A taken mark that no other command took back stands, whatever the other side did meanwhile. Product 120. */
async function unmarked(world: Checked, device: Device): Promise<string[]> {
  const deals = new Map(
    (await device.documents('proposals')).flatMap(({ id, status, deal }) => (status === 'accepted' && deal ? [[id, deal] as const] : [])),
  )
  const everywhere = (await Promise.all(world.devices().map((each) => each.outbox()))).flat()
  const taken = everywhere.filter(({ verb, state }) => verb === 'mark_stage' && state === 'done')
  const back = new Set(taken.flatMap(({ args }) => (args.is_on ? [] : [`${args.stage_id} ${args.mark}`])))
  return taken.flatMap(({ args }) => {
    const { proposal_id, accepted_at, stage_id, mark } = args
    const deal = deals.get(String(proposal_id))
    if (deal?.accepted_at !== accepted_at || back.has(`${stage_id} ${mark}`)) return []
    const stage = deal?.stages.find(({ id }) => id === stage_id)
    return stage && stage[stageMarks[mark as Mark].field] !== '' ? [] : [`UNMARKED ${nameOf(device)} ${proposal_id} ${stage_id} ${mark}`]
  })
}

/** Unless their parent was deleted since. */
async function lost(world: Checked, device: Device): Promise<string[]> {
  const {
    messages,
    conversations,
    projects,
    support_messages: questions,
    account_cancellation_requests: requests,
    proposals,
    project_images: images,
    work_photos: works,
    notifications,
  } = await tablesOf(world.server)
  const has = (rows: Row[], id: unknown) => rows.some((row) => row.id === id)
  const done = (await device.outbox()).filter(({ state }) => state === 'done')
  const everywhere = (await Promise.all(world.devices().map((each) => each.outbox()))).flat()
  const idsOf = (wanted: string, id: string) =>
    new Set(everywhere.filter(({ verb, state }) => verb === wanted && state === 'done').flatMap(({ args }) => args[id]))
  const [deleted, withdrawn] = [idsOf('delete_project', 'project_id'), idsOf('withdraw_cancellation', 'request_id')]
  const gone = idsOf('withdraw_proposal', 'proposal_id')
  const kinds = [
    { beginning: 'projects/', of: projects, images, taken: idsOf('edit_project', 'photos_removed') },
    // A withdrawn proposal comes back under its id, without its photos.
    { beginning: 'proposals/', of: proposals.filter(({ id }) => !gone.has(id)), images: works, taken: idsOf('remove_work_photo', 'photo_id') },
  ]
  const sent = await device.sent()
  const photos = kinds.flatMap(({ beginning, of, images, taken }) =>
    sent.filter(({ id, record }) => has(of, record.replace(beginning, '')) && !has(images, id) && !taken.has(id)),
  )
  const commands = done.flatMap(({ verb, args }) => {
    if (verb === 'send_message' && has(conversations, args.conversation_id) && !has(messages, args.message_id)) return [`message ${args.content}`]
    if (verb === 'send_support_message' && !has(questions, args.message_id)) return [`question ${args.content}`]
    const unread = (id: unknown) => notifications.some((row) => row.id === id && !row.is_read)
    if (verb === 'mark_notifications_read' && [args.up_to ?? args.ids ?? []].flat().some(unread)) return ['notifications read']
    if (verb === 'request_cancellation' && !withdrawn.has(args.request_id) && !requests.some(({ user_id }) => user_id === device.person.id))
      return ['cancellation']
    if (verb === 'publish_project' && !has(projects, args.project_id) && !deleted.has(args.project_id)) return [String(args.title)]
    return []
  })
  return [...photos.map(({ id }) => `photo ${id}`), ...commands].map((what) => `LOST ${nameOf(device)} ${what}`)
}

async function countDone(world: Checked, devices: Device[]): Promise<void> {
  const proposed = (await tablesOf(world.server)).proposals.map(({ project_id }) => project_id)
  count(world.counts, 'rivals', new Set(proposed.filter((project, at) => proposed.indexOf(project) !== at)).size)
  for (const device of devices) {
    const rows = await device.outbox()
    const done = rows.filter(({ state }) => state === 'done')
    count(world.counts, 'quota', rows.filter(({ code }) => code === 'too_many').length)
    count(world.counts, 'upload', (await device.sent()).length)
    count(world.counts, 'work photos', (await device.sent()).filter(({ record }) => record.startsWith('proposals/')).length)
    count(world.counts, 'photos edited', done.filter((row) => addedPhotos(row).length > 0).length)
    count(world.counts, 'work', done.filter(({ verb }) => verb === 'mark_stage' || verb === 'answer_change').length)
    count(world.counts, 'cancellation', done.filter(({ verb }) => verb === 'request_cancellation').length)
    count(world.counts, 'notifications read', done.filter(({ verb }) => verb === 'mark_notifications_read').length)
  }
}

const nameOf = ({ person }: Device): string => person.full_name
const pick = (document: object, fields: string[]): object => Object.fromEntries(Object.entries(document).filter(([field]) => fields.includes(field)))
const sorted = <T extends { id: string }>(documents: T[]): T[] => documents.toSorted((one, other) => (one.id < other.id ? -1 : 1))
