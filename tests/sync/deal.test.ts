import { expect, test } from 'vitest'
import { type DealStage, dealOf } from '#domain/projects/deal'
import { emptyQuote } from '#domain/projects/quote-terms'
import { newId } from '#new-id'
import type { Device } from '../support/device/device'
import { agreedWork } from '../support/device/offered-work'
import { complete, settled } from '../support/story'
import { withStory } from '../support/with-story'

const story = withStory()

const agreed = [
  { name: 'Piso', amount: 500 },
  { name: 'Rejunte', amount: 1_000 },
]

/** A work of two stages, with what its commands name. */
async function begins() {
  const work = await agreedWork(story, { quote: { ...emptyQuote, stages: agreed } })
  const [[project], [proposal]] = [await work.client.documents('projects'), await work.client.documents('proposals')]
  if (!project || !proposal) throw new Error('no deal')
  const { accepted_at } = project
  const [floor, joints] = dealOf(proposal, project).stages
  if (!floor || !joints) throw new Error('no stages')
  return { ...work, floor, joints, deal: { project_id: work.project_id, proposal_id: work.proposal_id, accepted_at } }
}
type Work = Awaited<ReturnType<typeof begins>>

async function marks(device: Device, { deal }: Work, { id, amount }: DealStage, mark: 'done' | 'paid'): Promise<void> {
  expect(await device.dispatch('mark_stage', { ...deal, stage_id: id, amount, mark, is_on: true })).toMatchObject({ ok: true })
}
async function proposes(device: Device, { deal }: Work, text: string, amount: number): Promise<void> {
  expect(await device.dispatch('propose_change', { ...deal, change_id: newId(), text, amount, days: 1 })).toMatchObject({ ok: true })
}

async function comesBack(device: Device): Promise<void> {
  await device.online()
  await settled(device)
}

const dealOn = async (device: Device) => (await device.documents('proposals'))[0]?.deal
const time = expect.stringMatching(/Z$/)

/** Each has all that was said, and nothing of it is refused. */
async function expectAlike(devices: readonly Device[], said: object): Promise<void> {
  for (const device of devices) {
    await expect.poll(() => dealOn(device)).toMatchObject(said)
    expect(await device.pendencias()).toEqual([])
  }
  const [first, ...others] = await Promise.all(devices.map((device) => device.documents('proposals')))
  for (const other of others) expect(other).toEqual(first)
}

test.each(['client', 'provider'] as const)(
  '[PRODUCT 120] [PRODUCT 122] what both sides mark and propose offline stands on both devices: the %s returns first',
  async (first) => {
    const work = await begins()
    const { client, provider, floor, joints } = work
    await Promise.all([client.offline(), provider.offline()])
    await marks(provider, work, floor, 'done')
    await marks(client, work, floor, 'paid')
    await proposes(provider, work, 'Soleira', 250)
    await proposes(client, work, 'Sem rodapé', -100)
    const second = first === 'client' ? 'provider' : 'client'
    for (const side of [first, second] as const) await comesBack(work[side])
    const changes = [
      { by: first === 'client' ? 'owner' : 'provider', answer: '' },
      { by: first === 'client' ? 'provider' : 'owner', answer: '' },
    ]
    const stages = [
      { id: floor.id, amount: 500, done_at: time, paid_at: time, received_at: '' },
      { id: joints.id, amount: 1_000, done_at: '', paid_at: '', received_at: '' },
    ]
    await expectAlike([client, provider], { stages, changes })
  },
)

test('[PRODUCT 120] a mark that arrives after its deal was undone is refused, with its reason, and both sides read the same', async () => {
  const work = await begins()
  const { client, provider, deal, floor } = work
  await provider.offline()
  await marks(provider, work, floor, 'done')
  await proposes(provider, work, 'Soleira', 250)
  await client.dispatch('undo_deal', { ...deal, reason: 'Vou esperar.' })
  await settled(client)
  await comesBack(provider)
  expect(await provider.pendencias()).toMatchObject([
    { verb: 'mark_stage', state: 'refused', code: 'deal_missing' },
    { verb: 'propose_change', state: 'refused', code: 'deal_missing' },
  ])
  const read = async (device: Device) => (await device.screen('proposals')).map(({ status, undone_by, deal }) => ({ status, undone_by, deal }))
  await expect.poll(() => read(provider)).toMatchObject([{ status: 'rejected', undone_by: 'owner' }])
  expect(await read(provider)).toEqual(await read(client))
  expect(JSON.stringify(await read(client))).not.toMatch(/Soleira|"done_at":"2/)
})

test('[PRODUCT 120] two devices of one person mark the same stage offline, and another each: all stand, none is refused', async () => {
  const work = await begins()
  const { client, provider, floor, joints } = work
  const tablet = await story.device(provider.person)
  await complete(tablet)
  await Promise.all([provider.offline(), tablet.offline()])
  await marks(provider, work, floor, 'done')
  await marks(tablet, work, floor, 'done')
  await marks(tablet, work, joints, 'done')
  await comesBack(tablet)
  await comesBack(provider)
  const stages = [floor, joints].map(({ id }) => ({ id, done_at: time, paid_at: '' }))
  await expectAlike([client, provider, tablet], { stages })
})
