import { beforeAll, describe, expect, test } from 'vitest'
import { emptyOf } from '#domain/collections'
import { conversationId } from '#domain/ids'
import type { NoticeKind } from '#domain/notice'
import { dealOf } from '#domain/projects/deal'
import { links, removedProjectLink } from '#links'
import { newId } from '#new-id'
import { notices } from '#texts'
import { aQuote } from '../domain/builders'
import { referredWork } from '../server/support/referred-work'
import type { Session } from '../server/support/session'
import { signedInAdministrator } from '../support/data/people'
import type { Device } from '../support/device/device'
import { eventually } from '../support/eventually'
import { post, quoted, type Row, remove, runJob, sql } from '../support/server/server-client'
import { publishes, settled } from '../support/story'
import { withStory } from '../support/with-story'

const story = withStory()

describe('each kind of Product 21 reaches whom it concerns, unread, and leads to its page', () => {
  type Who = 'owner' | 'chosen' | 'refused'
  /** The person whom each kind reaches in the story below, and where it leads. A new kind has its line here and its cause in the story. */
  const kinds: Record<NoticeKind, { to: readonly Who[]; link: (project: string) => string }> = {
    project_published: { to: ['chosen', 'refused'], link: links.project },
    project_changed: { to: ['chosen'], link: links.project },
    proposal_received: { to: ['owner'], link: links.manageProposals },
    proposal_improved: { to: ['owner'], link: links.manageProposals },
    proposal_confirmed: { to: ['owner'], link: links.manageProposals },
    confirmation_asked: { to: ['chosen'], link: links.project },
    quote_ends_soon: { to: ['chosen'], link: links.project },
    quote_ended: { to: ['owner'], link: links.manageProposals },
    own_quote_ended: { to: ['chosen'], link: links.project },
    proposal_accepted: { to: ['chosen'], link: links.project },
    project_started: { to: ['owner'], link: links.project },
    proposal_rejected: { to: ['refused'], link: links.project },
    project_completed: { to: ['chosen'], link: links.project },
    project_closed: { to: ['chosen'], link: links.project },
    still_needed: { to: ['owner'], link: links.project },
    project_left_alone: { to: ['owner'], link: links.project },
    project_open_again: { to: ['chosen'], link: links.project },
    project_resumed: { to: ['chosen'], link: links.project },
    stage_done: { to: ['owner'], link: links.project },
    stage_paid: { to: ['chosen'], link: links.project },
    stage_received: { to: ['owner'], link: links.project },
    change_proposed: { to: ['owner'], link: links.project },
    change_answered: { to: ['chosen'], link: links.project },
    work_handed_over: { to: ['owner'], link: links.project },
    work_not_received: { to: ['chosen'], link: links.project },
    reference_shown: { to: ['chosen'], link: links.project },
    reference_removed: { to: ['owner', 'chosen'], link: links.project },
    reply_removed: { to: ['chosen'], link: links.project },
    deal_undone: { to: ['chosen'], link: links.project },
    project_deleted: { to: ['chosen'], link: links.myProposals },
    project_reopened: { to: ['owner', 'refused'], link: links.project },
    project_invitation: { to: ['refused'], link: links.project },
    invitation_declined: { to: ['owner'], link: links.project },
    project_removed: { to: ['owner'], link: removedProjectLink },
  }
  /** About no project: the tests of the administrators' support have its cause. */
  const withoutCause: Exclude<keyof typeof notices, NoticeKind>[] = ['support_reply', 'report_closed', 'deletion_declined']
  const titleOf = (kind: NoticeKind) => notices[kind]({ project_title: '', person_name: '' }).title
  let projects: string[]
  let told: Record<Who, Row[]>

  /** Every step between an acceptance and the end of the work. Product 120 to 123. */
  const works = async (owner: Session, chosen: Session, project_id: string) => {
    const deal = await owner.dealOn(project_id)
    const [stage] = dealOf({ ...emptyOf('proposals'), amount: 1_400 }, deal).stages
    const marked = { ...deal, stage_id: stage?.id ?? '', is_on: true, amount: 1_400 }
    await chosen.does('mark_stage', { ...marked, mark: 'done' })
    await owner.does('mark_stage', { ...marked, mark: 'paid' })
    await chosen.does('mark_stage', { ...marked, mark: 'received' })
    const change_id = newId()
    await chosen.does('propose_change', { ...deal, change_id, text: 'Porta de correr', amount: 200, days: 1 })
    await owner.does('answer_change', { ...deal, change_id, answer: 'accepted' })
    await chosen.does('hand_over', { ...deal, step: 'handed' })
    await owner.does('hand_over', { ...deal, step: 'not_yet' })
  }

  beforeAll(async () => {
    const [owner, chosen, refused] = [await story.session('cliente'), await story.session('autonomo'), await story.session('empresa')]
    const has = (session: Session, kind: NoticeKind) => eventually(session.notifications, (all) => all.some(({ title }) => title === titleOf(kind)))
    const done = await owner.publishes({ title: 'Muro' })
    const proposal_id = await chosen.proposes(done)
    const edition = newId()
    await owner.does('edit_project', { project_id: done, edition, budget: 2_000 })
    await chosen.does('improve_proposal', { project_id: done, proposal_id, edition: '', amount: 1_400 })
    await chosen.does('confirm_proposal', { project_id: done, proposal_id, edition })
    await owner.accepts(done, proposal_id, { amount: 1_400 })
    await works(owner, chosen, done)
    await owner.completes(done)
    await owner.reopens(done)
    await owner.undoes(done, proposal_id, 'Vou esperar.')

    const reopened = await owner.publishes({ title: 'Telhado' })
    await owner.startsConversation(reopened, refused)
    await refused.does('decline_invitation', { conversation_id: conversationId(reopened, owner.id, refused.id), project_id: reopened })
    await refused.proposes(reopened)
    await owner.accepts(reopened, await chosen.proposes(reopened))

    const deleted = await owner.publishes({ title: 'Piso' })
    await chosen.proposes(deleted)
    await owner.does('close_project', { project_id: deleted, reason: '' })
    await owner.reopens(deleted)
    await owner.deletes(deleted)
    const quiet = await owner.publishes({ title: 'Calha' })
    for (const [field, kind] of Object.entries({ touched_at: 'still_needed', asked_at: 'project_left_alone' } as const)) {
      await sql(story.server, `UPDATE projects SET ${field} = '2020-01-01' WHERE id = ${quoted(quiet)}`)
      await runJob(story.server, 'ask-what-is-still-needed')
      await has(owner, kind)
    }
    const offeredOn = await owner.publishes({ title: 'Portão' })
    const offered = await chosen.proposes(offeredOn, { amount: 4_350, quote: aQuote() })
    for (const [day, who, kind] of [
      ['+1 day', chosen, 'quote_ends_soon'],
      ['-2 days', owner, 'quote_ended'],
    ] as const) {
      await sql(story.server, `UPDATE proposals SET valid_until = date('now', '${day}') WHERE id = ${quoted(offered)}`)
      await runJob(story.server, 'tell-of-ending-quotes')
      await has(who, kind)
    }
    await owner.does('ask_confirmation', { project_id: offeredOn, proposal_id: offered })
    const removed = await owner.publishes({ title: 'Varanda' })
    const { token } = await signedInAdministrator(story.server)
    await post(story.server, `/api/admin/projects/${removed}/removal`, { reason: 'Golpe' }, token)
    const referred = await referredWork(story.server, owner, chosen, { completedDaysAgo: 8 })
    await runJob(story.server, 'tell-of-shown-references')
    await has(chosen, 'reference_shown')
    const [{ reference_key } = {}] = await sql(story.server, `SELECT reference_key FROM proposals WHERE project_id = ${quoted(referred)}`)
    await chosen.does('answer_reference', { ...(await owner.dealOn(referred)), reply: 'Obrigado!' })
    for (const part of ['reply', undefined])
      await post(story.server, `/api/admin/references/${reference_key}/removal`, { reason: 'Ofensa', part }, token)
    // A job tells of new projects. What names the chosen provider goes with their account.
    await has(refused, 'project_published')
    const [ofChosen, before] = [await has(chosen, 'project_published'), await has(owner, 'project_removed')]
    await story.deletePerson(chosen.person)
    told = { chosen: ofChosen, owner: [...before, ...(await has(owner, 'project_reopened'))], refused: await has(refused, 'project_reopened') }
    projects = [done, reopened, deleted, quiet, offeredOn, referred, removed]
  })

  test.each(Object.entries(kinds))('[PRODUCT 21] %s', (kind, { to, link }) => {
    for (const who of to) {
      const [found] = told[who].filter((notification) => notification.title === titleOf(kind as NoticeKind))
      expect(found, `${kind} of ${who}`).toMatchObject({ is_read: '0' })
      expect(projects.map(link)).toContain(found?.link)
    }
  })

  test('[PRODUCT 21] no other kind has words', () => {
    expect([...Object.keys(kinds), ...withoutCause].sort()).toEqual(Object.keys(notices).sort())
  })
})

describe('reading', () => {
  /** Devices of one owner who has been told of two proposals. */
  async function toldTwice() {
    const phone = await story.device('cliente')
    const laptop = await story.device(phone.person)
    const project = await publishes(phone)
    for (const role of ['autonomo', 'empresa'] as const) await (await story.session(role)).proposes(project)
    for (const device of [phone, laptop]) await expect.poll(() => device.screen('notifications')).toHaveLength(2)
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
    await expect.poll(() => unreadOn(laptop)).toBe(0)
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
    await expect.poll(async () => (await phone.screen('notifications')).map(({ is_read }) => is_read)).toEqual([false])
    expect(await phone.pendencias()).toEqual([])
  })
})
