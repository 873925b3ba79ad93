import { expect } from 'vitest'
import type { AcceptProposal } from '#domain/commands/accept-proposal'
import { newId } from '#new-id'
import { projectArgs } from '../data/command-args'
import { picture } from '../data/pictures'
import { eventually } from '../eventually'
import { sql } from '../server/server-client'
import { givenBack, type Story, settled } from '../story'
import type { Device } from './device'
import { offeredWork } from './offered-work'

/** The first request to a restored server, by path. */
export const paths = {
  pull: '/api/sync/pull',
  push: '/api/sync/push',
  acceptance: '/api/accept_proposal',
  upload: '/api/collections/users/',
} as const
export type First = keyof typeof paths
export const firsts: First[] = ['pull', 'push', 'acceptance', 'upload']

/** The snapshot has the client's project, a proposal and an avatar; a project with a photo, and a name, came after it. */
export async function rewinding(story: Story) {
  const { server } = story
  const { client, provider, accepting } = await offeredWork(story)
  const restore = await server.snapshot()

  await provider.end()
  const [args, photo] = [projectArgs({ title: 'Muro que se perdeu' }), newId()]
  await client.keepPhoto(args.project_id, 0, picture.png, photo)
  await client.dispatch('publish_project', args)
  await client.dispatch('edit_account', { full_name: 'Ana de Lima' })
  await settled(client)
  await eventually(client.uploads, (rows) => rows.every(({ state }) => state === 'done'))
  return { server, client, restore, lost: args.project_id, photo, accepting }
}
export type Rewinding = Awaited<ReturnType<typeof rewinding>>

/** Given or chosen while the server is away; the device sends it first. */
export async function prepare(client: Device, first: First): Promise<void> {
  // A starting device pulls before a first sending, but repeats an earlier one at once.
  if (first === 'push') {
    await client.loseAnswers(paths.push, 1_000)
    await client.dispatch('edit_account', { phone: '(19) 3456-7890' })
    await eventually(client.outbox, (rows) => rows.some(({ state }) => state === 'sent'))
    await eventually(client.requests, (made) => made.some(({ path }) => path === paths.push))
  }
  await client.offline()
  if (first === 'upload') await client.keepAvatar(picture.png)
}

export const accepts = (client: Device, accepting: AcceptProposal) =>
  eventually(
    () => client.accept(accepting),
    ({ ok }) => ok,
  )

/** Device and server both have what the restore had lost. */
export async function healed({ server, lost, photo, accepting }: Rewinding, client: Device, first: First): Promise<void> {
  await givenBack(client)
  await eventually(
    async () => (await client.documents('projects')).find(({ id }) => id === lost)?.images.map(({ id }) => id),
    (images) => images?.length === 1 && images[0] === photo,
  )
  await settled(client)
  expect(await client.pendencias()).toEqual([])
  const [me] = await eventually(
    () => client.documents('users'),
    ([account]) => account?.full_name === 'Ana de Lima' && (first !== 'upload' || account.avatar !== ''),
  )
  if (first === 'push') expect(me?.phone).toBe('1934567890')
  await eventually(client.uploads, (rows) => rows.every(({ state }) => state === 'done'))
  const projects = await sql(server, 'SELECT id, title, status FROM projects ORDER BY created_at')
  expect(projects).toMatchObject([
    { id: accepting.project_id, status: first === 'acceptance' ? 'in_progress' : 'open' },
    { id: lost, status: 'open' },
  ])
  expect((await client.documents('projects')).map(({ id }) => id).sort()).toEqual(projects.map(({ id }) => id).sort())
  expect(await client.documents('proposals')).toMatchObject([{ id: accepting.proposal_id }])
  expect(await sql(server, 'SELECT id FROM project_images')).toEqual([{ id: photo }])
}
