import * as v from 'valibot'
import { expect, test } from 'vitest'
import { acceptanceOf } from '#domain/commands/accept-proposal'
import type { Proposal } from '#domain/documents'
import { seenTermsOf } from '#domain/projects/proposal-terms'
import { isSummedUp, type Quote } from '#domain/projects/quote'
import { quoteBounds, quoteDigest, quoteTerms } from '#domain/projects/quote-terms'
import { saoPauloDay } from '#domain/values/sao-paulo'
import { aQuote } from '../../domain/builders'
import { proposalArgs } from '../../support/data/command-args'
import { call, quoted, runJob, sql } from '../../support/server/server-client'
import { withServer } from '../../support/server/with-server'
import type { Session } from '../support/session'
import { withPeople } from '../support/with-people'

const server = withServer()
const { ana, bruno, rival, other, third } = withPeople(server, {
  ...{ ana: 'cliente', bruno: 'autonomo', rival: 'empresa' },
  ...{ other: 'cliente', third: 'autonomo' },
})

const PRICE = 4_350
/** Bruno's, as a device of the owner holds it. */
async function quotedBy(provider: Session, quote: Quote, amount = PRICE): Promise<Proposal> {
  const project = await ana.publishes()
  return heldBy(ana, await provider.proposes(project, { amount, quote }))
}

async function heldBy(person: Session, id: string): Promise<Proposal> {
  await person.device.pull()
  return person.device.all('proposals').get(id) as unknown as Proposal
}

const accepts = (seen: Proposal, change: object = {}) => ana.accepts(seen.project_id, seen.id, { ...acceptanceOf(seen), ...change })
const ends = ({ id }: Pick<Proposal, 'id'>, days: number) =>
  sql(server, `UPDATE proposals SET valid_until = ${quoted(saoPauloDay(new Date().toISOString(), days))} WHERE id = ${quoted(id)}`)
const heard = async (person: Session) => (await person.notifications()).map(({ title }) => title)

test('[PRODUCT 107] [PRODUCT 110] a quote reaches both sides as it was sent, valid by the server’s day; a rival learns nothing of it', async () => {
  const rivals = async () => [await rival.device.pull(), rival.device.all('proposals').size, rival.device.seen]
  const seen = await quotedBy(bruno, aQuote({ conditions: 'Água por conta do cliente.\nNão inclui “caçamba”.' }))
  await rivals()
  expect(seen.quote).toEqual(aQuote({ conditions: 'Água por conta do cliente.\nNão inclui “caçamba”.' }))
  expect([saoPauloDay(seen.created_at, 10), saoPauloDay(new Date().toISOString(), 10)]).toContain(seen.valid_until)
  expect((await heldBy(bruno, seen.id)).quote).toEqual(seen.quote)
  await rival.device.pull()
  expect(rival.device.all('proposals').has(seen.id)).toBe(false)
  const asked = await call(server, 'GET', `/api/collections/proposals/records/${seen.id}`, { token: rival.token })
  expect(JSON.stringify(asked.body)).not.toContain('Argamassa')
})

test('[PRODUCT 111] [P11b] accepting names the quote: the same digest on device and server, whatever is written in it', async () => {
  const wide = (count: number) => '語'.repeat(count)
  const rows = Array.from({ length: quoteBounds.rows }, (): Quote['rows'][number] => ({
    kind: 'other',
    text: wide(120),
    quantity: '4,2 m²',
    total: 0.1,
  }))
  const odd = aQuote({
    rows,
    stages: [],
    excluded: ['Sa\u0303o 🏗️ e €', 'linha\u2028um', '"aspas" \\ <b>'],
    conditions: `${wide(990)}\n\u200b😀\ud83c`,
  })
  const seen = await quotedBy(bruno, odd, 4)
  expect(await accepts(seen, { quote_digest: quoteDigest(aQuote()) })).toMatchObject({ status: 409, body: { code: 'proposal_changed' } })
  expect(await accepts(seen, { quote_digest: undefined })).toMatchObject({ status: 409, body: { code: 'proposal_changed' } })
  expect(await accepts(seen, { quote_digest: 7 })).toMatchObject({ status: 400, body: { code: 'malformed' } })
  expect(await accepts(seen)).toMatchObject({ status: 200 })
  // The deal keeps it. Product 116.
  expect((await heldBy(ana, seen.id)).quote).toEqual(seen.quote)
})

test('[PRODUCT 111] [PRODUCT 115] an improvement of rows alone is not accepted unseen; of the earlier quote its total stays', async () => {
  const seen = await quotedBy(bruno, aQuote())
  const [first, ...rest] = aQuote().rows
  const rows = [{ ...first, text: 'Assentar porcelanato' }, ...rest]
  await bruno.does('improve_proposal', { project_id: seen.project_id, proposal_id: seen.id, edition: '', quote: { ...aQuote(), rows } })
  expect(await accepts(seen)).toMatchObject({ status: 409, body: { code: 'proposal_changed' } })
  const now = await heldBy(ana, seen.id)
  expect(now.revisions).toEqual([{ amount: PRICE, duration_days: 5, proposal_type: 'service', cover_letter: 'Começo segunda.', at: seen.updated_at }])
  expect(await bruno.dispatches('withdraw_proposal', { proposal_id: seen.id, ...seenTermsOf(seen) })).toMatchObject({ code: 'proposal_changed' })
  expect(await accepts(now)).toMatchObject({ status: 200 })
})

test('[PRODUCT 110] one whose validity has ended is not accepted until its provider confirms it, for which the owner asks once', async () => {
  const seen = await quotedBy(bruno, aQuote())
  const about = { project_id: seen.project_id, proposal_id: seen.id }
  await ends(seen, -1)
  expect(await accepts(seen)).toMatchObject({ status: 409, body: { code: 'quote_expired' } })
  expect(await rival.dispatches('ask_confirmation', about)).toMatchObject({ code: 'not_yours' })
  await ana.does('ask_confirmation', about)
  await ana.does('ask_confirmation', about)
  expect((await heard(bruno)).filter((title) => title === 'Sua proposta continua valendo?')).toHaveLength(1)
  expect(await sql(server, `SELECT 1 FROM mail_queue WHERE kind = 'confirmation_asked' AND user_id = ${quoted(bruno.id)}`)).toHaveLength(1)
  expect(await heldBy(bruno, seen.id)).toMatchObject({ asked_until: saoPauloDay(new Date().toISOString(), -1) })
  await bruno.does('confirm_proposal', { ...about, edition: '' })
  expect((await heard(ana)).at(-1)).toBe('Proposta confirmada')
  expect(await accepts(await heldBy(ana, seen.id))).toMatchObject({ status: 200 })
})

/** Runs the day's job to its end: its last transaction tells of that one. */
async function tellsOf(last: string): Promise<void> {
  await sql(server, `UPDATE proposals SET told_ending = '' WHERE id = ${quoted(last)}`)
  await runJob(server, 'tell-of-ending-quotes')
  await expect.poll(() => sql(server, `SELECT told_ending FROM proposals WHERE id = ${quoted(last)}`)).not.toEqual([{ told_ending: '' }])
}

test('[PRODUCT 110] the day’s job tells the provider once before the end, both sides once after it, and nobody of what is answered, closed or suspended', async () => {
  const all = [await quotedBy(bruno, aQuote()), await quotedBy(bruno, aQuote()), await quotedBy(bruno, aQuote()), await quotedBy(rival, aQuote())]
  const [, accepted, closed, suspended] = all as [Proposal, Proposal, Proposal, Proposal]
  const last = await third.proposes(await other.publishes(), { amount: PRICE, quote: aQuote() })
  await ends({ id: last }, 0)
  await accepts(accepted)
  await ana.does('close_project', { project_id: closed.project_id, reason: '' })
  await sql(server, `UPDATE users SET suspended_at = created_at WHERE id = ${quoted(rival.id)}`)
  const news = async (days: number) => {
    const known = await Promise.all([bruno, ana].map(heard))
    for (const one of all) await ends(one, days)
    await tellsOf(last)
    const now = await Promise.all([bruno, ana].map(heard))
    return now.map((titles, at) => titles.slice(known[at]?.length))
  }
  expect(await news(3)).toEqual([[], []])
  expect(await news(2)).toEqual([['Sua proposta vence em breve'], []])
  expect(await news(2)).toEqual([[], []])
  expect(await news(-1)).toEqual([['Sua proposta venceu'], ['Proposta vencida']])
  expect(await news(-1)).toEqual([[], []])
  await sql(server, `UPDATE users SET suspended_at = '' WHERE id = ${quoted(rival.id)}`)
  expect(await news(-1)).toEqual([[], ['Proposta vencida']])
  expect((await ana.notifications()).at(-1)).toMatchObject({ person_id: rival.id, link: `/projetos/${suspended.project_id}/propostas` })
})

test.each<[string, object]>([
  [
    'of 41 rows',
    { quote: aQuote({ stages: [], rows: Array.from({ length: 41 }, () => ({ kind: 'labour', text: 'x', quantity: '', total: 1 })) }), amount: 41 },
  ],
  ['with a negative total', { quote: aQuote({ rows: [{ kind: 'labour', text: 'x', quantity: '', total: -1 }] }) }],
  ['with a total that is no number', { quote: aQuote({ rows: [{ kind: 'labour', text: 'x', quantity: '', total: null as never }] }) }],
  ['with a text beyond all bounds', { quote: aQuote({ conditions: 'x'.repeat(33_000) }) }],
  ['that is a text', { quote: JSON.stringify(aQuote()) }],
  ['whose rows sum to a cent less', { quote: aQuote(), amount: 4_350.01 }],
  ['whose stages sum to a cent more', { quote: aQuote({ stages: [{ name: 'No fim', amount: 4_350.01 }] }) }],
  ['with the CPF of another person', { quote: aQuote({ provider_document: '52998224725' }) }],
])('[PRODUCT 107] [PRODUCT 108] [PRODUCT 109] a quote %s is refused, and nothing of it stored', async (_, given) => {
  const project = await ana.publishes()
  const answer = await bruno.dispatches('send_proposal', { ...proposalArgs(project), amount: PRICE, ...given })
  expect(answer).toMatchObject({ status: 'refused' })
  expect(await sql(server, `SELECT 1 FROM proposals WHERE project_id = ${quoted(project)}`)).toEqual([])
})

test('[PRODUCT 107] one’s own CPF is in it, as the account has it', async () => {
  await bruno.does('edit_account', { document_number: '529.982.247-25' })
  expect((await quotedBy(bruno, aQuote({ provider_document: '52998224725' }))).quote).toMatchObject({ provider_document: '52998224725' })
})

test('[L10] [PRODUCT 107] what a newer release wrote into a quote is read as none, and what cannot be read is no quote for the server either', async () => {
  const seen = await quotedBy(bruno, aQuote())
  await sql(server, `UPDATE proposals SET quote = '{"rows": 7' WHERE id = ${quoted(seen.id)}`)
  expect((await heldBy(ana, seen.id)).quote).toBeNull()
  await sql(server, `UPDATE proposals SET quote = '[]' WHERE id = ${quoted(seen.id)}`)
  expect((await heldBy(ana, seen.id)).quote).toBeNull()
  expect(v.is(quoteTerms, aQuote()) && isSummedUp(PRICE, aQuote())).toBe(true)
})
