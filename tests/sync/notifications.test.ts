import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Notification } from '#domain/documents'
import { proposalId } from '#domain/ids'
import type { NoticeKind } from '#domain/notice'
import { links, removedProjectLink } from '#links'
import { notices } from '#texts'
import { proposalArgs } from '../support/command-args'
import type { Device } from '../support/device'
import { eventually } from '../support/eventually'
import { signedInAdministrator } from '../support/people'
import { post, remove } from '../support/server-client'

import { beginStory, complete, publishes, type Story, settled, shows } from '../support/story'

let story: Story
beforeAll(async () => {
  story = await beginStory()
})
afterAll(() => story.end())

type Role = Parameters<Story['person']>[0]
async function deviceOf(role: Role, name: string): Promise<Device> {
  const device = await story.device(await story.person(role, name))
  await complete(device)
  return device
}

/** Until the device shows so many notifications. */
const heard = (device: Device, count: number) =>
  eventually(
    () => device.screen('notifications'),
    (all) => all.length >= count,
  )

async function removedByAdministrator(project: string): Promise<void> {
  const { token } = await signedInAdministrator(story.server)
  const removal = await post(story.server, `/api/admin/projects/${project}/removal`, { reason: 'Golpe' }, token)
  expect(removal.status).toBe(204)
}

describe('each kind of Product 21 arrives on the device of whom it concerns, unread, and leads to its page', () => {
  type Who = 'owner' | 'chosen' | 'refused'
  /** Whom each kind reaches in the story below, and where it leads. A new kind has its line here and its cause in the story. */
  const kinds: Record<NoticeKind, { to: readonly Who[]; link: (project: string) => string }> = {
    project_published: { to: ['chosen', 'refused'], link: links.project },
    proposal_received: { to: ['owner'], link: links.manageProposals },
    proposal_improved: { to: ['owner'], link: links.manageProposals },
    proposal_accepted: { to: ['chosen'], link: links.project },
    project_started: { to: ['owner'], link: links.project },
    proposal_rejected: { to: ['refused'], link: links.project },
    project_completed: { to: ['chosen'], link: links.project },
    project_deleted: { to: ['chosen'], link: links.myProposals },
    project_reopened: { to: ['owner', 'refused'], link: links.project },
    project_invitation: { to: ['refused'], link: links.project },
    project_removed: { to: ['owner'], link: removedProjectLink },
  }
  /** About no project: the tests of the administrators' support have its cause. */
  const withoutCause: Exclude<keyof typeof notices, NoticeKind>[] = ['support_reply']
  const titleOf = (kind: NoticeKind) => notices[kind]({ project_title: '', person_name: '' }).title
  let told: Record<Who, Notification[]>

  beforeAll(async () => {
    const [owner, chosen, refused] = await Promise.all([
      deviceOf('cliente', 'Ana Lima'),
      deviceOf('autonomo', 'Bruno Reis'),
      deviceOf('empresa', 'Carla Obras'),
    ])
    const proposes = async (device: Device, project_id: string) => {
      await shows(device, 'projects', project_id)
      await device.dispatch('send_proposal', proposalArgs(project_id))
      await settled(device)
    }
    const accepts = async (project_id: string, amount = 1_500) => {
      const proposal_id = proposalId(project_id, chosen.person.id)
      await eventually(
        () => owner.documents('proposals'),
        (all) => all.some((proposal) => proposal.id === proposal_id && proposal.amount === amount),
      )
      expect(await owner.accept({ proposal_id, ...proposalArgs(project_id, { amount }) })).toMatchObject({ ok: true })
    }
    const done = await publishes(owner, { title: 'Muro' })
    await proposes(chosen, done)
    await chosen.dispatch('improve_proposal', { project_id: done, proposal_id: proposalId(done, chosen.person.id), amount: 1_400 })
    await settled(chosen)
    await accepts(done, 1_400)
    await owner.dispatch('complete_project', { project_id: done })
    await settled(owner)

    const reopened = await publishes(owner, { title: 'Telhado' })
    await shows(owner, 'profiles', refused.person.id)
    await owner.dispatch('start_conversation', { project_id: reopened, provider_id: refused.person.id })
    await settled(owner)
    await proposes(chosen, reopened)
    await proposes(refused, reopened)
    await accepts(reopened)

    const deleted = await publishes(owner, { title: 'Piso' })
    await proposes(chosen, deleted)
    await owner.dispatch('delete_project', { project_id: deleted })
    await settled(owner)
    const removed = await publishes(owner, { title: 'Varanda' })
    await removedByAdministrator(removed)
    const titled = (device: Device, kind: NoticeKind) =>
      eventually(
        () => device.screen('notifications'),
        (all) => all.some(({ title }) => title === titleOf(kind)),
      )
    const ofChosen = await titled(chosen, 'project_deleted')
    // What names the chosen provider goes with their account.
    const before = await titled(owner, 'project_removed')
    await story.deletePerson(chosen.person)
    told = {
      chosen: ofChosen,
      owner: [...before, ...(await titled(owner, 'project_reopened'))],
      refused: await titled(refused, 'project_reopened'),
    }
    projects = [done, reopened, deleted, removed]
  })
  afterAll(() => story.endDevices())
  let projects: string[]

  test.each(Object.entries(kinds))('[PRODUCT 21] %s', (kind, { to, link }) => {
    for (const who of to) {
      const [found] = told[who].filter((notification) => notification.title === titleOf(kind as NoticeKind))
      expect(found, `${kind} of ${who}`).toMatchObject({ is_read: false })
      expect(projects.map(link)).toContain(found?.link)
    }
  })

  test('[PRODUCT 21] no other kind has words', () => {
    expect([...Object.keys(kinds), ...withoutCause].sort()).toEqual(Object.keys(notices).sort())
  })
})

describe('reading', () => {
  afterEach(() => story.endDevices())

  /** Devices of one owner who has been told of two proposals. */
  async function toldTwice() {
    const ana = await story.person('cliente', 'Ana Lima')
    const [phone, laptop] = [await story.device(ana), await story.device(ana)]
    await Promise.all([complete(phone), complete(laptop)])
    const project = await publishes(phone)
    for (const name of ['Bruno Reis', 'Davi Melo']) {
      await story.session(await story.person('autonomo', name)).proposes(project)
    }
    await Promise.all([heard(phone, 2), heard(laptop, 2)])
    const [newest] = (await phone.screen('notifications')).toSorted((one, other) => (one.created_at < other.created_at ? 1 : -1))
    return { phone, laptop, newest: newest?.id ?? '' }
  }
  const unreadOn = async (device: Device): Promise<number> => (await device.screen('notifications')).filter(({ is_read }) => !is_read).length

  test('[PRODUCT 40] all are read at once on the screen without a connection, wait, and are then read on every device', async () => {
    const { phone, laptop, newest } = await toldTwice()
    await phone.offline()
    await phone.dispatch('mark_notifications_read', { up_to: newest })
    expect(await unreadOn(phone)).toBe(0)
    expect(await unreadOn(laptop)).toBe(2)
    expect(await phone.pendencias()).toEqual([])
    await phone.online()
    await eventually(
      () => unreadOn(laptop),
      (count) => count === 0,
    )
    await settled(phone)
    expect(await unreadOn(phone)).toBe(0)
  })

  test('[PRODUCT 40] one is read alone, and what the server refuses is unread again without a word', async () => {
    const { phone, newest } = await toldTwice()
    await phone.dispatch('mark_notifications_read', { ids: [newest] })
    await settled(phone)
    expect(await unreadOn(phone)).toBe(1)
    await phone.offline()
    await phone.dispatch('mark_notifications_read', { up_to: newest })
    expect(await unreadOn(phone)).toBe(0)
    await remove(story.server, 'notifications', newest)
    await phone.online()
    const left = await eventually(
      () => phone.screen('notifications'),
      (all) => all.length === 1 && all.every(({ is_read }) => !is_read),
    )
    expect(left).toHaveLength(1)
    expect(await phone.pendencias()).toEqual([])
  })
})
