import { describe, expect, test } from 'vitest'
import { set } from '#domain/command'
import { acceptanceOf, acceptProposal } from '#domain/commands/accept-proposal'
import { askConfirmation } from '#domain/commands/ask-confirmation'
import { confirmProposal } from '#domain/commands/confirm-proposal'
import { improveProposal } from '#domain/commands/improve-proposal'
import { sendProposal } from '#domain/commands/send-proposal'
import { undoDeal } from '#domain/commands/undo-deal'
import { withdrawProposal } from '#domain/commands/withdraw-proposal'
import type { Proposal } from '#domain/documents'
import { endsSoon, isExpired, mayAskConfirmation } from '#domain/projects/proposal-life'
import { seenTermsOf, termsOf } from '#domain/projects/proposal-terms'
import type { Quote } from '#domain/projects/quote'
import { quoteDigest } from '#domain/projects/quote-terms'
import {
  anAccount,
  ana,
  aProject,
  aProposal,
  aQuote,
  aStartedProject,
  changesOf,
  EARLIER,
  idOf,
  joao,
  NOW,
  named,
  namedProject,
  nothingChanges,
  noticesOf,
  reads,
} from '../builders'

const project_id = idOf('reforma')
/** Ten days after the day of `NOW` and of `EARLIER`. */
const VALID_UNTIL = '2026-11-30'
const quoted = (fields: Partial<Proposal> = {}) => aProposal({ quote: aQuote(), valid_until: VALID_UNTIL, ...fields })
const proposal_id = quoted().id
const world = (proposal: Proposal | undefined) => reads({ projects: [aProject()], proposals: [proposal], users: [anAccount({ id: joao.id })] })
const cheaper = { amount: 4_000, quote: aQuote({ rows: [], stages: [] }) }

describe('sending a quote', () => {
  const args = { project_id, edition: '', ...termsOf(aProposal()) }
  const send = (given: object, read = world(undefined), now = NOW) => {
    const parsed = sendProposal.parse({ ...args, ...given })
    if (!parsed) return 'malformed'
    return sendProposal.decide(read, parsed, joao, now, now)
  }

  test('[PRODUCT 107] it is a part of the proposal; [PRODUCT 110] valid for as many days of São Paulo as its provider chose', () => {
    expect(changesOf(send({ quote: aQuote() }) as never)).toMatchObject([{ fields: { quote: aQuote(), valid_until: VALID_UNTIL } }])
    for (const [valid_days, valid_until] of [
      [15, '2026-12-05'],
      [30, '2026-12-20'],
      [60, '2027-01-19'],
    ] as const) {
      expect(changesOf(send({ quote: aQuote({ valid_days }) }) as never)).toMatchObject([{ fields: { valid_until } }])
    }
    // Half past eleven at night in São Paulo.
    expect(changesOf(send({ quote: aQuote() }, undefined, '2026-11-21T02:30:00.000Z') as never)).toMatchObject([
      { fields: { valid_until: VALID_UNTIL } },
    ])
  })

  test('[PRODUCT 110] [P11b] given back to a restored server, its validity begins anew: the device alone says when it was sent', () => {
    const given = sendProposal.parse({ ...args, quote: aQuote() }) as never
    const decision = sendProposal.decide(world(undefined), given, joao, '2026-11-25T12:00:00.000Z', NOW)
    expect(changesOf(decision)).toMatchObject([{ fields: { valid_until: '2026-12-05' } }])
  })

  test('[PRODUCT 107] without one, as an app of before sends it, there is none and no validity', () => {
    const changes = changesOf(send({}) as never)
    expect(changes).toMatchObject([{ op: 'create', fields: { quote: null, valid_until: '' } }])
    expect(changesOf(send({ quote: null }) as never)).toEqual(changes)
  })

  test.each([
    ['[PRODUCT 108] rows of a cent more', { amount: 4_349.99 }],
    ['[PRODUCT 108] rows of a cent less', { amount: 4_350.01 }],
    ['[PRODUCT 109] stages of a cent less', { quote: aQuote({ stages: [{ name: 'No fim', amount: 4_349.99 }] }) }],
    ['[PRODUCT 109] stages of more than the price, without rows', { quote: aQuote({ rows: [], stages: [{ name: 'No fim', amount: 4_351 }] }) }],
  ])('%s than the price are refused', (_, given) => {
    expect(send({ quote: aQuote(), ...given })).toEqual({ ok: false, code: 'proposal_changed' })
  })

  test('[PRODUCT 107] one’s own CPF is in it, another one is refused', () => {
    const [mine, other] = ['52998224725', '11144477735']
    const quote = aQuote({ provider_document: mine })
    const read = (document_number: string) =>
      reads({ projects: [aProject()], proposals: [undefined], users: [anAccount({ id: joao.id, document_number })] })
    expect(sendProposal.reads({ ...args, quote }, joao)).toContainEqual(['users', joao.id])
    expect(sendProposal.reads({ ...args, quote: aQuote() }, joao)).toHaveLength(2)
    expect(send({ quote }, read(mine))).toMatchObject({ ok: true })
    expect(send({ quote }, read(other))).toEqual({ ok: false, code: 'not_yours' })
    expect(send({ quote }, read(''))).toEqual({ ok: false, code: 'not_yours' })
    expect(send({ quote }, reads({ projects: [aProject()], proposals: [undefined], users: [undefined] }))).toEqual({ ok: false, code: 'not_yours' })
  })

  test('[PRODUCT 107] more than its bounds is no command', () => {
    const row = { kind: 'labour' as const, text: 'x', quantity: '', total: 1 }
    expect(send({ amount: 41, quote: aQuote({ stages: [], rows: Array.from({ length: 41 }, () => row) }) })).toBe('malformed')
    expect(send({ quote: 'none' })).toBe('malformed')
    expect(send({ quote: { ...aQuote(), rows: null } })).toBe('malformed')
  })
})

describe('improving a quote', () => {
  const improve = (wanted: { amount?: number; quote?: Quote | null }, current = quoted(), now = NOW) =>
    improveProposal.decide(world(current), { proposal_id, project_id, edition: '', ...wanted }, joao, now, now)
  const earlier = { ...termsOf(quoted()), at: EARLIER }

  test('[PRODUCT 115] of the earlier one its total is kept, with days, type and letter', () => {
    expect(changesOf(improve(cheaper))).toEqual([set('proposals', proposal_id, { ...cheaper, edition: '', revisions: [earlier], updated_at: NOW })])
  })

  test('[PRODUCT 110] it begins the validity anew', () => {
    const [change] = changesOf(improve(cheaper, quoted(), '2026-11-25T12:00:00.000Z'))
    expect(change).toMatchObject({ fields: { valid_until: '2026-12-05' } })
  })

  test('[PRODUCT 115] rows alone are an improvement, and what a newer release adds to them is none', () => {
    const [first, ...rest] = aQuote().rows
    const quote = aQuote({ rows: [{ ...first, text: 'Assentar porcelanato' } as never, ...rest] })
    expect(changesOf(improve({ quote }))).toMatchObject([{ fields: { quote } }])
    expect(improve({ quote: { ...aQuote(), tax: 0 } as Quote })).toEqual(nothingChanges)
  })

  test('[PRODUCT 115] it can be taken away, with its validity', () => {
    expect(changesOf(improve({ quote: null }))).toMatchObject([{ fields: { quote: null, valid_until: '' } }])
  })

  test('[PRODUCT 108] [P5] a price from a device that did not see the rows is refused', () => {
    expect(improve({ amount: 4_000 })).toEqual({ ok: false, code: 'proposal_changed' })
    expect(improve({ amount: 4_000 }, quoted({ quote: aQuote({ rows: [], stages: [] }) }))).toMatchObject({ ok: true })
  })

  test('[PRODUCT 110] after an undone deal the same terms are pending and valid anew', () => {
    const undone = quoted({ status: 'rejected', undone_by: 'owner', undone_reason: 'Vou esperar.' })
    const args = { project_id, edition: '', ...termsOf(undone), quote: aQuote() }
    const decision = sendProposal.decide(world(undone), args, joao, '2026-12-05T12:00:00.000Z', NOW)
    expect(changesOf(decision)).toMatchObject([{ fields: { status: 'pending', valid_until: '2026-12-15' } }])
  })
})

describe('accepting a quote', () => {
  const accept = (args: object, current = quoted(), now = NOW) => {
    const parsed = acceptProposal.parse(args)
    return parsed && acceptProposal.decide(world(current), parsed, ana, now, now)
  }
  const changed = { ok: false, code: 'proposal_changed' }

  test('[PRODUCT 111] the acceptance names it by its digest', () => {
    expect(acceptanceOf(quoted())).toEqual({ project_id, proposal_id, ...termsOf(quoted()), quote_digest: quoteDigest(aQuote()) })
    expect(accept(acceptanceOf(quoted()))).toMatchObject({ ok: true })
  })

  test('[PRODUCT 111] [P11b] another quote than the one that was seen, none, and one that was lost are refused', () => {
    const other = aQuote({ conditions: 'Água por conta do fornecedor.' })
    expect(accept(acceptanceOf(quoted()), quoted({ quote: other }))).toEqual(changed)
    expect(accept(acceptanceOf(quoted()), aProposal())).toEqual(changed)
    expect(accept(acceptanceOf(aProposal()), quoted())).toEqual(changed)
  })

  test('[PRODUCT 111] [P10] an app of before names no quote: it accepts none, and what has none', () => {
    const { quote_digest: _, ...before } = acceptanceOf(quoted())
    expect(accept(before)).toEqual(changed)
    expect(accept(before, aProposal())).toMatchObject({ ok: true })
  })

  test('[PRODUCT 110] until the end of its last day in São Paulo', () => {
    expect(accept(acceptanceOf(quoted()), quoted(), '2026-12-01T02:59:59.999Z')).toMatchObject({ ok: true })
    expect(accept(acceptanceOf(quoted()), quoted(), '2026-12-01T03:00:00.000Z')).toEqual({ ok: false, code: 'quote_expired' })
    expect(accept(acceptanceOf(aProposal()), aProposal(), '2036-12-01T03:00:00.000Z')).toMatchObject({ ok: true })
  })

  test('[PRODUCT 116] the accepted proposal keeps it, also where the deal is undone', () => {
    expect(changesOf(accept(acceptanceOf(quoted())) as never)).toContainEqual(set('proposals', proposal_id, { status: 'accepted' }))
    const project = aStartedProject()
    const read = reads({ projects: [project], proposals: [quoted({ status: 'accepted' })] })
    const undone = undoDeal.decide(read, { project_id, proposal_id, accepted_at: EARLIER, reason: 'Vou esperar.' }, ana, NOW, NOW)
    expect(changesOf(undone).flatMap((change) => ('fields' in change ? Object.keys(change.fields) : []))).not.toContain('quote')
  })
})

test('[PRODUCT 13] a withdrawal takes away only the quote that was seen; an app of before names none', () => {
  const { quote_digest: _, ...before } = seenTermsOf(quoted())
  const withdraw = (seen: object, current = quoted()) => withdrawProposal.decide(world(current), { proposal_id, ...before, ...seen }, joao, NOW, NOW)
  expect(withdraw(seenTermsOf(quoted()))).toMatchObject({ ok: true })
  expect(withdraw(seenTermsOf(aProposal()))).toEqual({ ok: false, code: 'proposal_changed' })
  expect(withdraw({})).toMatchObject({ ok: true })
})

describe('a validity that ends', () => {
  const LAST_DAY = '2026-11-30T12:00:00.000Z'
  const AFTER = '2026-12-01T12:00:00.000Z'
  const confirm = (current: Proposal, now: string) => confirmProposal.decide(world(current), { proposal_id, project_id, edition: '' }, joao, now, now)
  const ask = (current: Proposal, now: string) => askConfirmation.decide(world(current), { project_id, proposal_id }, ana, now, now)

  test('[PRODUCT 110] it has ended the day after, and never without a quote', () => {
    const days = ['2026-11-30', '2026-12-01']
    expect(days.map((today) => isExpired(quoted(), today))).toEqual([false, true])
    expect(days.map((today) => isExpired(aProposal(), today))).toEqual([false, false])
    expect(['2026-11-27T12:00:00.000Z', '2026-11-28T12:00:00.000Z', AFTER].map((now) => endsSoon(quoted(), now))).toEqual([false, true, true])
  })

  test('[PRODUCT 110] [PRODUCT 85] its provider begins it anew by confirming, from two days before on; the owner is told', () => {
    const decision = confirm(quoted(), AFTER)
    expect(changesOf(decision)).toEqual([set('proposals', proposal_id, { edition: '', valid_until: '2026-12-11' })])
    expect(noticesOf(decision)).toEqual([{ kind: 'proposal_confirmed', to: { user: ana.id }, project: namedProject, by: named(joao) }])
    expect(confirm(quoted(), NOW)).toEqual(nothingChanges)
    expect(confirm(aProposal(), AFTER)).toEqual(nothingChanges)
  })

  test('[PRODUCT 110] [PRODUCT 85] confirming it for an edited project begins it anew, too', () => {
    const edition = idOf('edicao')
    const read = reads({ projects: [aProject({ edition })], proposals: [quoted()] })
    const now = '2026-11-25T12:00:00.000Z'
    const decision = confirmProposal.decide(read, { proposal_id, project_id, edition }, joao, now, now)
    expect(changesOf(decision)).toEqual([set('proposals', proposal_id, { edition, valid_until: '2026-12-05' })])
  })

  test('[PRODUCT 110] the owner asks for that once, until it is confirmed', () => {
    const decision = ask(quoted(), AFTER)
    expect(changesOf(decision)).toEqual([set('proposals', proposal_id, { asked_until: VALID_UNTIL })])
    expect(noticesOf(decision)).toEqual([{ kind: 'confirmation_asked', to: { user: joao.id }, project: namedProject, by: named(ana) }])
    const asked = quoted({ asked_until: VALID_UNTIL })
    expect(ask(asked, AFTER)).toEqual(nothingChanges)
    expect(ask({ ...asked, valid_until: '2026-12-11' }, '2026-12-12T12:00:00.000Z')).toMatchObject({ ok: true, notices: [{}] })
    expect(ask(quoted(), LAST_DAY)).toEqual(nothingChanges)
    expect(ask(aProposal(), AFTER)).toEqual(nothingChanges)
    expect([quoted(), asked, aProposal()].map((one) => mayAskConfirmation(one, aProject(), '2026-12-01'))).toEqual([true, false, false])
  })
})
