import type { Proposal } from '#domain/documents'
import { dealOf } from '#domain/projects/deal'
import { newId } from '#new-id'
import { referredWork } from '../../../server/support/referred-work'
import type { Session } from '../../../server/support/session'
import { addWorkPhoto } from '../../../server/support/stage'
import { fieldOf, get, post } from '../../../support/server/server-client'

/** Steps of both sides of a deal until it is completed. */
export async function work(client: Session, provider: Session, project: string): Promise<void> {
  const deal = await client.dealOn(project)
  await provider.device.pull()
  const [whole] = dealOf(provider.device.all('proposals').get(deal.proposal_id) as Proposal, deal).stages
  const mark = { ...deal, stage_id: whole?.id, is_on: true, amount: whole?.amount }
  await provider.does('mark_stage', { ...mark, mark: 'done' })
  await client.does('mark_stage', { ...mark, mark: 'paid' })
  await provider.does('mark_stage', { ...mark, mark: 'received' })
  const change = { ...deal, change_id: newId() }
  await provider.does('propose_change', { ...change, text: 'Rodapé', amount: 300, days: 1 })
  await client.does('answer_change', { ...change, answer: 'accepted' })
  const photo = { id: newId(), proposal_id: deal.proposal_id, position: '0' }
  const sent = await addWorkPhoto(client.server, provider.token, photo)
  if (sent.status !== 200) throw new Error(JSON.stringify(sent.body))
  await provider.does('hand_over', { ...deal, step: 'handed' })
}

/** Works of before: one whose reference appears, one whose reference was answered and is read, page by page. */
export async function refer(client: Session, provider: Session): Promise<void> {
  await referredWork(client.server, client, provider, { completedDaysAgo: 8 })
  const answered = await referredWork(client.server, client, provider, { completedDaysAgo: 40 })
  await provider.does('answer_reference', { ...(await client.dealOn(answered)), reply: 'Obrigado!' })
  for (const query of ['', '?before=10']) await get(client.server, references(provider) + query)
}

export async function removeReference(provider: Session, token: string): Promise<void> {
  const [shown] = fieldOf(await get(provider.server, references(provider)), 'references') as { id: string }[]
  await post(provider.server, `/api/admin/references/${shown?.id}/removal`, { reason: 'Ofensa' }, token)
}

const references = ({ id }: Session): string => `/api/providers/${id}/references`
