import { expect, test } from 'vitest'
import { proposalId } from '#domain/ids'
import { newId } from '#new-id'
import { projectArgs, proposalArgs } from '../support/data/command-args'
import { eventually } from '../support/eventually'
import { quoted, sql } from '../support/server/server-client'
import { listening, publishes, settled, shows } from '../support/story'
import { withStory } from '../support/with-story'

const story = withStory()

/** A provider's device, and a client of theirs. */
const deviceOfProvider = async () => ({ client: await story.session('cliente'), provider: await story.device('autonomo') })

test('[P1] commands given offline keep their order and all arrive once the network returns', async () => {
  const { client, provider } = await deviceOfProvider()
  const project = await client.publishes()
  await shows(provider, 'projects', project)
  await provider.offline()
  await provider.dispatch('send_proposal', proposalArgs(project, { amount: 900 }))
  for (const amount of [910, 920, 930]) {
    const proposal_id = proposalId(project, provider.person.id)
    await provider.dispatch('improve_proposal', { proposal_id, project_id: project, edition: '', amount })
  }
  expect((await provider.outbox()).map(({ n }) => Number(n))).toEqual([1, 2, 3, 4])
  await provider.online()
  await settled(provider)
  const [proposal] = await provider.documents('proposals')
  expect(proposal).toMatchObject({ amount: 930, status: 'pending' })
  expect(proposal?.revisions.map(({ amount }) => amount)).toEqual([920, 910, 900])
})

test('[P4] a crash between the server and its answer repeats nothing', async () => {
  const { client, provider } = await deviceOfProvider()
  const project = await client.publishes()
  await shows(provider, 'projects', project)
  await provider.dispatch('send_proposal', proposalArgs(project))
  await settled(provider)
  await provider.loseAnswers('/api/sync/push', 99)
  await provider.dispatch('improve_proposal', {
    proposal_id: proposalId(project, provider.person.id),
    project_id: project,
    edition: '',
    amount: 1_700,
  })
  await expect.poll(() => sql(story.server, `SELECT amount FROM proposals WHERE project_id = ${quoted(project)}`)).toEqual([{ amount: '1700' }])
  await provider.loseAnswers('', 0)
  await provider.crash()
  await settled(provider)
  const [proposal] = await provider.documents('proposals')
  expect(proposal?.revisions).toHaveLength(1)
})

test('[PRODUCT 84] [P5] two devices edit different fields of an account and of a project offline, and all stand', async () => {
  const [phone, provider] = [await story.device('cliente'), await story.session('autonomo')]
  const desktop = await story.device(phone.person)
  const project_id = await publishes(phone)
  const proposal = await provider.proposes(project_id)
  await phone.dispatch('start_conversation', { project_id, provider_id: provider.id })
  await Promise.all([settled(phone), shows(phone, 'proposals', proposal), shows(desktop, 'projects', project_id)])
  await Promise.all([phone.offline(), desktop.offline()])
  await phone.dispatch('edit_account', { phone: '(19) 99876-5432' })
  await desktop.dispatch('edit_account', { full_name: 'Ana Lima Souza' })
  await phone.dispatch('edit_project', { project_id, edition: newId(), title: 'Reforma de lavabo' })
  await desktop.dispatch('edit_project', { project_id, edition: newId(), budget: 5_000 })
  // Rule P6: as they will look once the server has it.
  for (const name of ['proposals', 'conversations'] as const) {
    expect(await phone.screen(name)).toMatchObject([{ project_title: 'Reforma de lavabo' }])
  }
  await Promise.all([phone.online(), desktop.online()])
  await Promise.all([settled(phone), settled(desktop)])
  for (const device of [phone, desktop]) {
    await expect.poll(() => device.documents('users')).toMatchObject([{ phone: '19998765432', full_name: 'Ana Lima Souza' }])
    const edited = { id: project_id, title: 'Reforma de lavabo', budget: 5_000, edited_at: expect.stringMatching(/./) }
    await expect.poll(() => device.documents('projects')).toContainEqual(expect.objectContaining(edited))
  }
})

test('[P6] a project published without a network is on the screen at once, with its owner, and says that it waits', async () => {
  const client = await story.device('cliente')
  await client.offline()
  const args = projectArgs({ title: 'Muro de arrimo' })
  expect(await client.dispatch('publish_project', args)).toEqual({ ok: true, queued: true })
  const mine = async () => (await client.screen('projects')).filter(({ client_id }) => client_id === client.person.id)
  expect(await mine()).toEqual([
    expect.objectContaining({ id: args.project_id, title: 'Muro de arrimo', client_name: 'Ana Lima', status: 'open', waiting: true, isNew: true }),
  ])
  expect(await client.documents('projects')).not.toContainEqual(expect.objectContaining({ id: args.project_id }))
  await client.crash()
  expect(await mine()).toHaveLength(1)
  await eventually(client.status, ({ complete, updatedAt }) => complete && updatedAt !== '')
})

test('[P6] a message waits with its conversation and shows as its last', async () => {
  const client = await story.device('cliente')
  const provider = await story.session('autonomo')
  const project = await publishes(client)
  await shows(client, 'proposals', await provider.proposes(project))
  await client.offline()
  await client.dispatch('start_conversation', { project_id: project, provider_id: provider.id })
  const [conversation] = await client.screen('conversations')
  await client.dispatch('send_message', { message_id: newId(), conversation_id: conversation?.id ?? '', content: 'Consegue sábado?' })
  expect(await client.screen('conversations')).toEqual([
    expect.objectContaining({
      project_title: 'Reforma de banheiro',
      last_message: expect.objectContaining({ content: 'Consegue sábado?' }),
      waiting: true,
    }),
  ])
  await client.online()
  await settled(client)
  await provider.device.pull()
  expect([...provider.device.all('messages').values()]).toMatchObject([{ content: 'Consegue sábado?' }])
})

test('[P7] between the answer and the pull that brings it nothing flickers and nothing shows twice', async () => {
  const client = await story.device('cliente')
  const args = projectArgs()
  await client.loseAnswers('/api/sync/pull', 2)
  await client.dispatch('publish_project', args)
  const seen = new Set<number>()
  await eventually(
    async () => {
      seen.add((await client.screen('projects')).filter(({ id }) => id === args.project_id).length)
      return client.outbox()
    },
    (rows) => rows.every(({ state }) => state === 'done'),
  )
  expect([...seen]).toEqual([1])
  expect(await client.screen('projects')).toContainEqual(expect.objectContaining({ id: args.project_id, waiting: false }))
})

test('[PRODUCT 86] [P6] undone without a network by the provider, the deal is gone at once, and its owner reads why after the push', async () => {
  const { client, provider } = await deviceOfProvider()
  const project_id = await client.publishes()
  const proposal_id = await acceptedProposal()
  const accepted_at = await eventually(
    async () => (await provider.screen('projects')).find(({ id }) => id === project_id)?.accepted_at ?? '',
    (time) => time !== '',
  )
  await provider.offline()
  await provider.dispatch('undo_deal', { project_id, proposal_id, accepted_at, reason: 'Adoeci.' })
  const undone = { status: 'rejected', project_status: 'open', undone_by: 'provider', undone_reason: 'Adoeci.' }
  expect(await provider.screen('proposals')).toMatchObject([undone])
  const shown = (await provider.screen('projects')).find(({ id }) => id === project_id)
  expect(shown).toMatchObject({ status: 'open', accepted_proposal_id: '', waiting: true })
  expect(shown).not.toHaveProperty('isNew')
  await provider.online()
  await settled(provider)
  // Both sides' chats tell when. Product 126.
  expect(await provider.documents('proposals')).toMatchObject([{ ...undone, deal: { accepted_at, undone_at: expect.any(String) } }])
  expect((await client.notifications()).at(-1)).toMatchObject({ message: 'Bruno Reis desfez o combinado de “Reforma de banheiro”. Motivo: Adoeci.' })

  async function acceptedProposal(): Promise<string> {
    const id = proposalId(project_id, provider.person.id)
    await shows(provider, 'projects', project_id)
    await provider.dispatch('send_proposal', proposalArgs(project_id))
    await settled(provider)
    expect(await client.accepts(project_id, id)).toMatchObject({ status: 200 })
    await expect.poll(() => provider.screen('proposals')).toMatchObject([{ status: 'accepted' }])
    return id
  }
})

test('[P8] a proposal refused because the project closed waits in Pendências with its text', async () => {
  const { client, provider } = await deviceOfProvider()
  const rival = await story.session('empresa')
  const project_id = await client.publishes()
  await shows(provider, 'projects', project_id)
  await provider.offline()
  await provider.dispatch('send_proposal', proposalArgs(project_id, { cover_letter: 'Começo segunda.' }))
  expect(await client.accepts(project_id, await rival.proposes(project_id))).toMatchObject({ status: 200 })
  await provider.online()
  await settled(provider)
  expect(await provider.pendencias()).toEqual([
    expect.objectContaining({
      code: 'project_closed',
      args: expect.objectContaining({ cover_letter: 'Começo segunda.' }),
      about: expect.objectContaining({ project_title: 'Reforma de banheiro' }),
    }),
  ])
  expect(await provider.screen('proposals')).toEqual([])
})

test('[P9] a push goes out while a pull hangs', async () => {
  const client = await story.device('cliente')
  await client.loseAnswers('/api/sync/pull', 50)
  await client.dispatch('publish_project', projectArgs())
  await eventually(client.outbox, ([row]) => row?.state === 'accepted')
  await client.loseAnswers('', 0)
})

test('[P9] the first sending of a device that has not heard the server’s clock for a day follows a pull', async () => {
  const client = await story.device('cliente')
  await listening(client)
  await publishes(client)
  await client.setClock(2 * 86_400_000)
  await publishes(client)
})
