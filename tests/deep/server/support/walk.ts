import { conversationId } from '#domain/ids'
import { reportSubject } from '#domain/support-ticket'
import { newId } from '#new-id'
import { aQuote } from '../../../domain/builders'
import { type Session, signedIn } from '../../../server/support/session'
import { addPhoto, picture as image } from '../../../server/support/stage'
import { password } from '../../../support/data/people'
import { call, fieldOf, get, post, quoted, remove, runJob, type Server, sql } from '../../../support/server/server-client'
import { mustGet } from './must-get'
import { administrate, administrator } from './walked-administration'
import { refer, removeReference, work } from './walked-work'

export const jobsIn = (source: string): string[] => [...source.matchAll(/^cronAdd\('([^']+)'/gm)].map(([, name = '']) => name)

export async function walk(server: Server, jobs: readonly string[]): Promise<void> {
  const client = await signedIn(server, 'cliente', { full_name: 'Ana Lima', city: 'Campinas', state: 'SP' })
  const provider = await signedIn(server, 'autonomo', { full_name: 'Bruno Reis', city: 'Campinas', state: 'SP' })
  const rival = await signedIn(server, 'empresa', { full_name: 'Obras e Cia', city: 'Santos', state: 'SP' })
  await client.does('edit_account', { phone: '11987654321', city: 'Santos', state: 'SP', username: 'ana' })
  const [chosen, withdrawn, deleted] = [await client.publishes(), await client.publishes(), await client.publishes()]
  const beyond = await signedIn(server, 'empresa', { full_name: 'Serra Obras', city: 'Queluz', state: 'SP' })
  await beyond.does('edit_account', { notify_scope: 'km60' })
  const away = await signedIn(server, 'autonomo', { city: 'Bauru', state: 'SP' })
  await client.publishes({ city: 'Resende', state: 'RJ' })
  const picture = await addPicture(server, client.token, withdrawn)
  const proposal = await provider.proposes(chosen)
  await rival.proposes(chosen)
  await provider.does('improve_proposal', { proposal_id: proposal, project_id: chosen, edition: '', amount: 4_000 })
  await provider.proposes(withdrawn)
  await provider.withdraws(withdrawn)
  await rival.proposes(deleted)
  await client.deletes(deleted)
  await rival.proposes(withdrawn)
  await client.startsConversation(withdrawn, rival)
  const accepted = await client.accepts(chosen, proposal, { amount: 4_000 })
  if (accepted.status !== 200) throw new Error(JSON.stringify(accepted.body))
  const conversation_id = conversationId(chosen, client.id, provider.id)
  const message_id = await client.says(conversation_id, 'Olá')
  await provider.does('mark_conversation_read', { conversation_id, message_id })
  const [notice] = await sql(server, `SELECT id FROM notifications WHERE user_id = ${quoted(provider.id)} LIMIT 1`)
  await provider.does('mark_notifications_read', { ids: [String(notice?.id)] })
  await provider.does('mark_notifications_read', { up_to: String(notice?.id) })
  await work(client, provider, chosen)
  await client.completes(chosen)
  const [ticket_id, asked] = [newId(), newId()]
  await client.does('send_support_message', { message_id: asked, ticket_id, subject: null, content: 'Ajuda' })
  await client.does('mark_ticket_read', { ticket_id, message_id: asked })
  const report = {
    subject: reportSubject({ kind: 'conversation', id: conversation_id }),
    content: 'Ofendeu.',
    reason: 'abuse',
    enclosed: [message_id],
  }
  for (const by of [client, provider]) await by.does('send_support_message', { message_id: newId(), ticket_id: newId(), ...report })
  await client.does('request_cancellation', { request_id: newId() })
  await beTold(server, client.token)
  for (const { device } of [client, provider, rival, away]) {
    await device.pull()
    await device.pull()
  }
  await visit(server, client.token, withdrawn, provider.id)
  for (const { token } of [client, rival]) await download(server, token, picture)
  await showAvatars(server, provider)
  await administrate(server)
  const unread = await client.says(conversation_id, 'Ainda aí?')
  await sql(server, `UPDATE messages SET created_at = ${quoted(new Date(Date.now() - 2 * 3_600_000).toISOString())} WHERE id = ${quoted(unread)}`)
  await sql(server, `INSERT OR REPLACE INTO sync_days (day, seq) VALUES (${Math.floor(Date.now() / 86_400_000) - 91}, 1000000)`)
  // One to ask about, one asked in vain, one with a proposal since.
  const [quiet, left, answered] = [await client.publishes(), await client.publishes(), await client.publishes()]
  await rival.proposes(answered)
  // Little news: of one's own, and of what everyone there sees.
  for (const { device } of [rival, away]) await device.pull()
  await sql(server, `UPDATE projects SET touched_at = '2020-01-01' WHERE id IN (${[quiet, left, answered].map(quoted).join(', ')})`)
  await sql(server, `UPDATE projects SET asked_at = '2020-04-01' WHERE id IN (${[left, answered].map(quoted).join(', ')})`)
  // A quote that ends soon and one that has ended; its owner asks whether it stands.
  const [ending, ended] = [await client.publishes(), await client.publishes()]
  for (const [project_id, day] of [
    [ending, '+1 day'],
    [ended, '-2 days'],
  ] as const) {
    const proposal_id = await rival.proposes(project_id, { amount: 4_350, quote: aQuote() })
    await sql(server, `UPDATE proposals SET valid_until = date('now', '${day}') WHERE id = ${quoted(proposal_id)}`)
    await client.does('ask_confirmation', { project_id, proposal_id })
  }
  await refer(client, rival)
  for (const job of jobs) await runJob(server, job)
  await removeReference(rival, await administrator(server))
  for (const { id } of [provider, client]) await remove(server, 'users', id)
}

async function beTold(server: Server, token: string): Promise<void> {
  const { body } = await get(server, '/api/web-push/key', token)
  const subscription = {
    endpoint: 'https://updates.push.services.mozilla.com/x',
    secret: newId() + newId(),
    kinds: ['messages', 'support'],
    ...(body as object),
  }
  await post(server, '/api/web-push', subscription, token)
  await post(server, '/api/web-push/news', subscription)
  const mark = { verb: 'mark_notifications_read', args: { ids: [newId()] } }
  await post(server, '/api/web-push/read', { secret: subscription.secret, mark })
  await post(server, '/api/web-push/end', { secret: newId() + newId() })
}

/** Signed in and not. */
async function visit(server: Server, token: string, project: string, provider: string): Promise<void> {
  const query = 'q=piso&state=SP&before=2100-01-01'
  for (const path of [
    '/api/served-regions',
    '/api/providers',
    '/api/providers?before=2100-01-01',
    '/api/providers?q=bruno',
    '/api/providers?q=bruno&state=SP',
    `/api/providers/${provider}`,
    `/api/shared-projects/${project}`,
  ])
    await get(server, path)
  for (const path of [
    `/api/projects/${project}`,
    '/api/open-projects',
    `/api/open-projects?${query}`,
    '/api/open-projects?state=SP',
    '/api/open-projects?q=muro&state=SP&not_sent=1',
    '/api/open-projects?before=2100-01-01&not_sent=1',
    ...openProjectsQueries(),
    '/api/presence',
  ])
    await mustGet(server, path, token)
  await get(server, `/fornecedores/${provider}`)
  await post(server, '/api/documentation', { password: 'nada' })
  await post(server, '/api/fetch-cnpj', { cnpj: '00.000.000/0001-91' }, token)
  await post(server, '/api/sign-up', {
    role: 'cliente',
    full_name: 'Caio Prado',
    email: 'caio@canteiro.example',
    password: 'segredo1',
    proof: 'a'.repeat(64),
  })
  for (const mail of ['password-reset', 'confirmation']) await post(server, `/api/account/${mail}`, { email: 'caio@canteiro.example' })
  for (const path of ['/api/account/confirm', '/api/account/email/confirm']) await post(server, path, { token: 'nada', password: 'segredo1' })
  await get(server, '/api/unsubscribe/nada')
  await post(server, '/api/unsubscribe/nada', {})
  await post(server, '/api/account/email', { email: 'nova@canteiro.example', password }, token)
  await call(server, 'POST', '/api/collections/users/auth-refresh', { token })
}

/** Each place and order, first and later pages, with and without words. */
function openProjectsQueries(): string[] {
  const places = ['', '&state=SP', '&state=SP&city=Santos']
  const orders = ['&sort=newest', '&sort=budget', '&sort=near&own_state=SP&own_city=Santos', '&sort=own_city&own_state=SP&own_city=Santos']
  const pages = ['', '&before=99999 2100-01-01', '&before=elsewhere 2100-01-01']
  const narrowed = ['', '&q=muro&timing=asap&budget=up_to_2000&not_sent=1&with_photos=1']
  return places.flatMap((place) =>
    orders.flatMap((order) => pages.flatMap((page) => narrowed.map((rest) => encodeURI(`/api/open-projects?${place}${order}${page}${rest}`)))),
  )
}

async function addPicture(server: Server, token: string, project_id: string): Promise<string> {
  const id = newId()
  const answer = await addPhoto(server, token, { id, project_id, position: '0' })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return `/api/files/project_images/${id}/${fieldOf(answer, 'file')}`
}

/** Shown on their card, and beside what they wrote. */
async function showAvatars(server: Server, { id, token }: Session): Promise<void> {
  const body = new FormData()
  for (const field of ['avatar', 'avatar_small']) body.set(field, image(), 'eu.png')
  const answer = await call(server, 'PATCH', `/api/collections/users/records/${id}`, { token, body })
  for (const collection of ['profiles', 'users']) {
    for (const field of ['avatar', 'avatar_small']) {
      await mustGet(server, `/api/files/${collection}/${id}/${fieldOf(answer, field)}`)
    }
  }
}

/** The photo's view rule is asked. */
async function download(server: Server, token: string, address: string): Promise<void> {
  const pass = fieldOf(await post(server, '/api/files/token', {}, token), 'token')
  await mustGet(server, `${address}?token=${pass}`, token)
}
