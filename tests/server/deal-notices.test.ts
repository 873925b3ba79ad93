import { beforeEach, expect, test } from 'vitest'
import { emptyOf } from '#domain/collections'
import { dealOf } from '#domain/projects/deal'
import { newId } from '#new-id'
import { quoted, sql } from '../support/server/server-client'
import { mailsToPeople } from './support/mails-to-people'
import { serverWithMailbox } from './support/server-with-mailbox'
import { type Session, signedIn } from './support/session'

const { server, mailbox } = serverWithMailbox()
const { mailsTo, rested } = mailsToPeople({ server, mailbox })

let owner: Session
let provider: Session
let project: string
let deal: Awaited<ReturnType<Session['dealOn']>>
let stage: { stage_id: string; amount: number }

beforeEach(async () => {
  ;[owner, provider] = [await signedIn(server, 'cliente'), await signedIn(server, 'autonomo')]
  project = await owner.publishes({ title: 'Muro' })
  await owner.accepts(project, await provider.proposes(project))
  deal = await owner.dealOn(project)
  const [whole] = dealOf({ ...emptyOf('proposals'), amount: 1_500 }, deal).stages
  stage = { stage_id: whole?.id ?? '', amount: whole?.amount ?? 0 }
})

const marks = (who: Session, mark: 'done' | 'paid', is_on = true) => who.does('mark_stage', { ...deal, ...stage, mark, is_on })
const hands = (who: Session, step: 'handed' | 'not_handed' | 'not_yet') => who.does('hand_over', { ...deal, step })
const proposesChange = () => provider.does('propose_change', { ...deal, change_id: newId(), text: 'Porta', amount: 0, days: 1 })
const told = async (who: Session, title: string) => (await who.notifications()).filter((one) => one.title === title).length
const anHour = 3_600_000
/** Makes all that was told older. */
const later = (ms: number) =>
  sql(
    server,
    `UPDATE notifications SET created_at = strftime('%Y-%m-%dT%H:%M:%fZ', created_at, '-${ms / 1000} seconds') WHERE project_id = ${quoted(project)}`,
  )

test('[PRODUCT 125] what one side takes back and does again, it tells the other once an hour', async () => {
  const again = async (times: number) => {
    for (let i = 0; i < times; i++) {
      for (const is_on of [true, false]) await marks(provider, 'done', is_on)
      for (const step of ['handed', 'not_handed'] as const) await hands(provider, step)
    }
  }
  const heard = async () => [await told(owner, 'Trabalho pronto'), await told(owner, 'Obra entregue')]
  await again(3)
  expect(await heard()).toEqual([1, 1])
  await later(anHour)
  await again(2)
  expect(await heard()).toEqual([2, 2])
  for (const is_on of [true, false, true]) await marks(owner, 'paid', is_on)
  expect(await told(provider, 'Pagamento marcado')).toBe(1)
})

test('[PRODUCT 125] what is done again after an act of the other side is told', async () => {
  for (let i = 0; i < 2; i++) {
    await hands(provider, 'handed')
    await hands(owner, 'not_yet')
  }
  expect([await told(owner, 'Obra entregue'), await told(provider, 'Obra ainda não recebida')]).toEqual([2, 2])
})

test('[PRODUCT 90] each change is told, and one mail a day tells of those of a project, another of its handing over', async () => {
  const mails = async (about: string) => {
    await rested()
    return mailsTo(owner).filter(({ subject }) => subject.includes(about)).length
  }
  for (let i = 0; i < 2; i++) {
    await proposesChange()
    await hands(provider, 'handed')
    await hands(owner, 'not_yet')
  }
  expect([await told(owner, 'Mudança proposta'), await told(owner, 'Obra entregue')]).toEqual([2, 2])
  expect([await mails('Mudança proposta'), await mails('Obra entregue')]).toEqual([1, 1])
  await later(24 * anHour)
  await proposesChange()
  expect([await mails('Mudança proposta'), await mails('Obra entregue')]).toEqual([2, 1])
})
