import { firstValueFrom } from 'rxjs'
import { beforeEach, describe, expect, test } from 'vitest'
import { create } from '#domain/command'
import { newIdOf } from '#new-id-of'
import { dispatch } from '../../../web/src/data/commands/dispatch'
import { discardCommands } from '../../../web/src/data/discard'
import { liveList, liveOne } from '../../../web/src/data/live/live'
import { type OutboxRow, sendAgain } from '../../../web/src/data/queries/outbox'
import { useSyncState } from '../../../web/src/data/queries/sync-state'
import { countUnsent } from '../../../web/src/data/store/unsent'
import { canUndo, undo } from '../../../web/src/data/undo'
import { OutboxPage } from '../../../web/src/features/outbox/outbox-page'
import { addPhoto } from '../../../web/src/sync'
import { anAccount, ana, aProfile, aProject, joao } from '../../domain/builders'
import { proposalArgs } from '../../support/data/command-args'
import { picture, pictureOf, picturesOf } from '../../support/data/pictures'
import { eachWithAccount } from '../data/each-account'
import { standInAccount } from '../data/stand-in-account'
import { pageText, soon } from '../ui/mount'
import { queuedRow, refusedRow } from './rows'

const { database, hold, showAs } = eachWithAccount()
const stored = async (): Promise<OutboxRow[]> => (await database().outbox.find().exec()).map((row) => row.toMutableJSON())

describe('a second tap', () => {
  const project = aProject()
  const record = `projects/${project.id}`
  const making = queuedRow('publish_project', {}, { record, changes: [create('projects', project)] })
  let account = standInAccount(database())

  beforeEach(async () => {
    account = standInAccount(database())
    await database().outbox.insert(making)
  })

  test('[PRODUCT 59] what is discarded with two taps is undone with one', async () => {
    const taps = [discardCommands(account, [making]), discardCommands(account, [making])]
    expect(await Promise.all(taps)).toEqual([true, null])
    // The button may not be redrawn yet.
    expect(await discardCommands(account, [making])).toBeNull()
    await undo(making.id)
    expect([await stored(), canUndo(making.id)]).toEqual([[{ ...making, discarded_at: '' }], false])
    expect(await discardCommands(account, [making])).toBe(true)
    await undo(making.id)
  })
})

describe('sending again', () => {
  /** As the server answers while a quota is reached. */
  async function refusedNow(code: string): Promise<OutboxRow> {
    const row = await database().outbox.findOne().exec(true)
    return (await row.incrementalPatch({ state: 'refused', code })).toMutableJSON()
  }

  test('[P6] [P8] an invitation of a provider whom only the server had shown can be sent again, however often, and puts nobody into the directory', async () => {
    await hold('projects', aProject())
    const account = standInAccount(database(), { actor: ana })
    const profile = aProfile({ state: 'BA' })
    const args = { project_id: aProject().id, provider_id: profile.id }
    expect(await dispatch(account, 'start_conversation', args, { profile })).toEqual({ ok: true, queued: true })
    for (const code of ['too_many_invitations', 'too_many']) {
      expect(await sendAgain(account, await refusedNow(code))).toEqual({ ok: true, queued: true })
      expect((await stored()).map(({ state, about }) => [state, about.person_name])).toEqual([['queued', profile.full_name]])
      expect(await firstValueFrom(liveList(database(), 'profiles', {}))).toEqual([])
      expect(await firstValueFrom(liveOne(database(), 'profiles', profile.id))).toBeUndefined()
    }
  })

  test('[P6] [P8] a proposal on a project that only the server had shown can be sent again, as it was and edited, however often', async () => {
    const account = standInAccount(database(), { actor: joao })
    const project = aProject({ state: 'BA' })
    const { project_id: _id, ...terms } = proposalArgs(project.id, { amount: 7_500 })
    expect(await dispatch(account, 'send_proposal', { project_id: project.id, ...terms }, { project })).toEqual({ ok: true, queued: true })
    for (const amount of [undefined, 7_000, 6_500]) {
      const row = await refusedNow('too_many')
      expect(await sendAgain(account, row, amount === undefined ? undefined : { ...row.args, amount })).toEqual({ ok: true, queued: true })
      expect((await stored()).map(({ state, about }) => [state, about.project_title])).toEqual([['queued', project.title]])
      expect((await firstValueFrom(liveOne(database(), 'projects', project.id)))?.title).toBe(project.title)
    }
  })

  test('[P8] changes of a refused project that stands already are not taken for sent: the item stays with them', async () => {
    const project_id = newIdOf(ana.id)
    const { title, description, address, city, state } = aProject()
    const args = { project_id, title, description, address, city, state, budget: null, products: null, timing: '' }
    const row = refusedRow('publish_project', args, 'internal', { version: 2 })
    await hold('users', anAccount())
    await database().outbox.insert(row)
    await hold('projects', aProject({ id: project_id }))
    expect(await sendAgain(standInAccount(database()), row, { ...args, title: 'Muro' })).toEqual({ ok: false, code: 'conflict' })
    expect((await stored()).map(({ state, args }) => [state, args.title])).toEqual([['refused', title]])
    expect(await sendAgain(standInAccount(database()), row)).toEqual({ ok: true, queued: false })
    expect(await stored()).toEqual([])
  })
})

describe('a project that waits', () => {
  const record = 'projects/fresh0000000000'
  const args = { title: 'Muro de arrimo', description: 'Muro de 18 m.', city: 'Campinas', state: 'SP', budget: null, products: null }

  function Unsent() {
    const { unsent, refused } = useSyncState()
    return <output>{`${unsent} a enviar, ${refused} recusado`}</output>
  }

  test('a publication is one item with its photos, which name their project', async () => {
    await database().outbox.insert(queuedRow('publish_project', args, { record }))
    await addPhoto(database(), { record, position: 0 }, picturesOf(pictureOf(picture.png)))
    const page = (
      <>
        <OutboxPage />
        <Unsent />
      </>
    )
    await showAs(ana, page)
    await soon(pageText).toContain('1 foto · Muro de arrimo')
    await soon(pageText).toContain('1 a enviar, 0 recusado')
    expect(pageText()).toMatch(/1 item (aguarda|sendo)/)
    expect(await countUnsent({ database: database() })).toBe(1)
  })
})
