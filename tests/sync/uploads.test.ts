import { expect, test } from 'vitest'
import { acceptanceOf } from '#domain/commands/accept-proposal'
import { newId } from '#new-id'
import { errorText } from '#texts'
import { projectArgs, proposalArgs } from '../support/data/command-args'
import { pngHead } from '../support/data/picture-heads'
import { picture } from '../support/data/pictures'
import type { Device } from '../support/device/device'
import { eventually } from '../support/eventually'
import { completes, deletes, publishes, settled, shows } from '../support/story'
import { withStory } from '../support/with-story'

const story = withStory()

const avatarOf = async (device: Device) => (await device.documents('users'))[0]?.avatar ?? ''
const withAvatar = (device: Device) => eventually(() => avatarOf(device), Boolean)
const withoutUploads = (device: Device) => eventually(device.uploads, (rows) => rows.length === 0)
const imagesOf = async (device: Device, id: string) => (await device.documents('projects')).find((project) => project.id === id)?.images ?? []
const withImages = (device: Device, id: string, count: number) => expect.poll(() => imagesOf(device, id)).toHaveLength(count)

test('[P12] [P12b] of two avatars chosen offline the newer is shown at once, survives a crash, and alone reaches the other devices of its person', async () => {
  const phone = await story.device('cliente')
  const [ana, laptop] = [phone.person, await story.device(phone.person)]
  await phone.offline()
  await phone.keepAvatar(picture.otherPng)
  await phone.keepAvatar(picture.png)
  expect(await phone.avatar()).toEqual({ src: picture.png, waiting: true })
  expect(await phone.uploads()).toHaveLength(1)
  await phone.crash()
  expect(await phone.avatar()).toEqual({ src: picture.png, waiting: true })
  await phone.online()
  const file = await withAvatar(laptop)
  await withoutUploads(phone)
  expect(await phone.avatar()).toEqual({ src: `/api/files/users/${ana.id}/${file}`, waiting: false })
  expect((await fetch(`${story.server.url}/api/files/users/${ana.id}/${file}`)).status).toBe(200)
})

test('[P12] [P12h] a picture that the server does not take waits with a reason that a person can read, and the one before is shown', async () => {
  const phone = await story.device('cliente')
  const asPng = (bytes: number[]) => `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`
  for (const [bytes, code] of [
    [picture.none, 'photo_type'],
    [asPng(pngHead(2_049, 10)), 'photo_dimensions'],
    [asPng(pngHead(0, 0)), 'photo_unreadable'],
  ] as const) {
    await phone.keepAvatar(bytes)
    await eventually(phone.uploads, (rows) => rows.some((row) => row.state === 'refused' && row.code === code))
    expect(errorText(code)).not.toBe(errorText('unknown'))
    expect(await phone.avatar()).toEqual({ src: '', waiting: false })
  }
  await phone.keepAvatar(picture.png)
  await withAvatar(phone)
  await withoutUploads(phone)
})

test('[P12b] photos wait for their project, keep their order, and are not there twice when an answer is lost', async () => {
  const phone = await story.device('cliente')
  await phone.offline()
  const args = projectArgs()
  const [first, second] = [newId(), newId()]
  await phone.keepPhoto(args.project_id, 1, picture.otherPng, second)
  await phone.keepPhoto(args.project_id, 0, picture.png, first)
  await phone.dispatch('publish_project', args)
  await phone.loseAnswers('project_images', 1)
  await phone.online()
  await withImages(phone, args.project_id, 2)
  expect((await imagesOf(phone, args.project_id)).map(({ id }) => id)).toEqual([first, second])
  await withoutUploads(phone)
})

test('[P12c] photos go with their project: deleted here, deleted elsewhere, or never published', async () => {
  const phone = await story.device('cliente')
  const [here, elsewhere] = [await publishes(phone), await publishes(phone)]
  await phone.offline()
  // A device that was not told the server's clock sends nothing for the first time.
  await phone.crash()
  const unpublished = projectArgs()
  await phone.keepPhoto(unpublished.project_id, 0, picture.png)
  await phone.dispatch('publish_project', unpublished)
  const row = (await phone.outbox()).find(({ record }) => record === `projects/${unpublished.project_id}`)
  expect(await phone.discard(row?.n ?? '')).toBe(true)
  expect(await phone.uploads()).toEqual([])

  await (await story.session(phone.person)).deletes(elsewhere)
  await phone.keepPhoto(here, 0, picture.none)
  await phone.keepPhoto(elsewhere, 0, picture.none)
  await deletes(phone, here)
  await phone.online()
  await settled(phone)
  await withoutUploads(phone)
})

test('[P12b] photos that are still on their way when a proposal is accepted, or the project completed, reach the project and its provider', async () => {
  const [owner, mason] = await Promise.all([story.device('cliente'), story.device('autonomo')])
  const project_id = await publishes(owner)
  await shows(mason, 'projects', project_id)
  await mason.dispatch('send_proposal', proposalArgs(project_id))
  const [proposal] = await eventually(
    () => owner.screen('proposals'),
    (proposals) => proposals.length === 1,
  )
  expect(proposal && (await owner.accept(acceptanceOf(proposal)))).toEqual({ ok: true })
  await settled(owner)
  await owner.keepPhoto(project_id, 0, picture.png)
  await withImages(mason, project_id, 1)
  await completes(owner, project_id)
  await settled(owner)
  await owner.keepPhoto(project_id, 1, picture.otherPng)
  await withImages(mason, project_id, 2)
  await withoutUploads(owner)
})

test('[PRODUCT 127] [P12b] photos of the work that both sides add without a connection reach each other with their stage, once each, and none of a removed one is left', async () => {
  const [owner, mason] = await Promise.all([story.device('cliente'), story.device('autonomo')])
  const { proposal_id, named } = await agreed(owner, mason)
  const photosOn = async (device: Device) =>
    ((await device.documents('proposals')).find(({ id }) => id === proposal_id)?.work_photos ?? []).map(({ by, stage_id }) => [by, stage_id])
  const stage = newId()
  await Promise.all([owner.offline(), mason.offline()])
  await owner.keepWorkPhoto(proposal_id, picture.png)
  await mason.keepWorkPhoto(proposal_id, picture.otherPng, stage)
  await mason.keepWorkPhoto(proposal_id, picture.png)
  await mason.crash()
  expect(await mason.uploads()).toMatchObject([
    { record: `proposals/${proposal_id}`, position: 0, stage_id: stage, state: 'waiting' },
    { position: 1, stage_id: '' },
  ])
  await mason.loseAnswers('work_photos', 1)
  await Promise.all([owner.online(), mason.online()])
  const all = [
    ['owner', ''],
    ['provider', ''],
    ['provider', stage],
  ]
  for (const device of [owner, mason])
    await eventually(
      () => photosOn(device),
      (found) => found.length === 3 && found.toSorted().join() === all.join(),
    )
  await Promise.all([withoutUploads(owner), withoutUploads(mason)])

  const [photo] = (await mason.documents('proposals')).flatMap(({ work_photos }) => work_photos.filter(({ by }) => by === 'provider'))
  await mason.offline()
  await mason.dispatch('remove_work_photo', { ...named, photo_id: photo?.id ?? '' })
  expect((await mason.screen('proposals')).flatMap(({ work_photos }) => work_photos)).toHaveLength(2)
  await mason.online()
  await eventually(
    () => photosOn(owner),
    (found) => found.length === 2,
  )
  expect(await mason.pendencias()).toEqual([])
})

/** The mason's proposal for the owner's project, accepted; both devices hold the deal. */
async function agreed(owner: Device, mason: Device) {
  const project_id = await publishes(owner)
  await shows(mason, 'projects', project_id)
  await mason.dispatch('send_proposal', proposalArgs(project_id))
  const proposals = (device: Device, status: string) =>
    eventually(
      () => device.documents('proposals'),
      ([proposal]) => proposal?.status === status,
    )
  const [proposal] = await proposals(owner, 'pending')
  expect(proposal && (await owner.accept(acceptanceOf(proposal)))).toEqual({ ok: true })
  await Promise.all([proposals(owner, 'accepted'), proposals(mason, 'accepted')])
  const [project] = await eventually(
    () => mason.documents('projects'),
    ([one]) => one?.accepted_at !== '',
  )
  const proposal_id = proposal?.id ?? ''
  return { proposal_id, named: { project_id, proposal_id, accepted_at: project?.accepted_at ?? '' } }
}

test('[P12a] [P12b] [PRODUCT 84] a photo of an edit waits for its saving, is sent though the app dies right after it, and takes the place of a removed one', async () => {
  const phone = await story.device('cliente')
  const project_id = await publishes(phone)
  await shows(phone, 'projects', project_id)
  const photos = Array.from({ length: 8 }, () => newId())
  for (const [position, id] of photos.entries()) await phone.keepPhoto(project_id, position, picture.png, id)
  await withImages(phone, project_id, 8)
  await withoutUploads(phone)
  const [replaced, added] = [photos[2] ?? '', newId()]
  await phone.keepEditPhoto(project_id, 8, picture.otherPng, added)
  await phone.crash()
  await settled(phone)
  expect(await phone.uploads()).toEqual([])
  await phone.offline()
  await phone.dispatch('edit_project', { project_id, edition: newId(), photos_removed: [replaced], photos_added: [added] })
  const left = photos.filter((id) => id !== replaced)
  expect((await phone.screen('projects')).map(({ images }) => images.map(({ id }) => id))).toEqual([left])
  await phone.crash()
  await eventually(phone.uploads, ([row]) => row?.state === 'waiting' && row.record === `projects/${project_id}`)
  await phone.online()
  await expect.poll(async () => (await imagesOf(phone, project_id)).map(({ id }) => id)).toEqual([...left, added])
  await withoutUploads(phone)
  expect(await phone.pendencias()).toEqual([])
})

test('[P12b] [P12d] a photo removed while it waits is sent where the edit is discarded or refused, and never once it is accepted', async () => {
  const phone = await story.device('cliente')
  const [open, closed] = [await publishes(phone), await publishes(phone)]
  await Promise.all([shows(phone, 'projects', open), shows(phone, 'projects', closed)])
  await phone.offline()
  await (await story.session(phone.person)).does('close_project', { project_id: closed, reason: '' })
  const [gone, kept, refused] = [newId(), newId(), newId()]
  await phone.keepPhoto(open, 0, picture.png, gone)
  await phone.keepPhoto(open, 1, picture.png, kept)
  await phone.keepPhoto(closed, 0, picture.png, refused)
  const removing = (project_id: string, id: string) => phone.dispatch('edit_project', { project_id, edition: newId(), photos_removed: [id] })
  await removing(open, gone)
  await removing(open, kept)
  const discarded = (await phone.outbox()).findLast(({ verb }) => verb === 'edit_project')
  expect(await phone.discard(discarded?.n ?? '')).toBe(true)
  await removing(closed, refused)
  await phone.online()
  await withImages(phone, closed, 1)
  await withImages(phone, open, 1)
  expect((await imagesOf(phone, open)).map(({ id }) => id)).toEqual([kept])
  await withoutUploads(phone)
  expect(await phone.pendencias()).toMatchObject([{ code: 'project_not_open' }])
})
