import { expect, test } from 'vitest'
import { commands, type Verb } from '#domain/commands'
import { conversationId, proposalId } from '#domain/ids'
import { agreedPrice, dealOf, moneyOf, sides, waitingChanges } from '#domain/projects/deal'
import { isExpired, isFromBefore, offeredTypes } from '#domain/projects/proposal-life'
import { termsOf } from '#domain/projects/proposal-terms'
import { isSummedUp, sumOf } from '#domain/projects/quote'
import { saoPauloDay } from '#domain/values/sao-paulo'
import { ana, bia, joao, obras } from './builders'
import { dispatch, everyMoment } from './histories/histories'
import type { World } from './world'

/** Invariants of any sequence of commands by any accounts. */

const proposalsOf = (world: World, project: string) => [...world.proposals.values()].filter(({ project_id }) => project_id === project)

test('a project has at most one accepted proposal, the one that it names', () => {
  everyMoment(({ world }) => {
    for (const project of world.projects.values()) {
      const accepted = proposalsOf(world, project.id).filter(({ status }) => status === 'accepted')
      expect(accepted.map(({ id }) => id)).toEqual(project.accepted_proposal_id ? [project.accepted_proposal_id] : [])
    }
  })
})

test('[PRODUCT 86] while their project is open or closed proposals are pending, but for those whose deal was undone, and answered once it started', () => {
  everyMoment(({ world }) => {
    for (const project of world.projects.values()) {
      const pending = proposalsOf(world, project.id).filter(({ status }) => status === 'pending')
      const isUnanswered = project.status === 'open' || project.status === 'closed'
      const standing = proposalsOf(world, project.id).filter(({ undone_by }) => undone_by === '')
      expect(pending).toHaveLength(isUnanswered ? standing.length : 0)
      expect(project.accepted_proposal_id === '').toBe(isUnanswered)
      expect(project.closed_at === '').toBe(project.status !== 'closed')
      if (project.status === 'completed') expect(project.completed_at).not.toBe('')
    }
  })
})

test('[PRODUCT 13] only clients own projects, only providers propose, each once on a project and with a type that it admits, but for what was written before an edit', () => {
  everyMoment(({ world }) => {
    for (const project of world.projects.values()) expect([ana.id, bia.id]).toContain(project.client_id)
    for (const proposal of world.proposals.values()) {
      expect([joao.id, obras.id]).toContain(proposal.provider_id)
      expect(proposal.id).toBe(proposalId(proposal.project_id, proposal.provider_id))
      const project = world.projects.get(proposal.project_id)
      if (!project) throw new Error('A proposal without its project.')
      expect(isFromBefore(proposal, project) || offeredTypes(project).includes(proposal.proposal_type)).toBe(true)
    }
  })
})

test('an account changes only its own records, and the chosen side those of its deal', () => {
  everyMoment(({ world, before, given }) => {
    const { me } = given
    const isSide = (id: string) => {
      const project = before.projects.get(id)
      return project?.client_id === me.id || project?.accepted_proposal_id === proposalId(id, me.id)
    }
    for (const project of before.projects.values()) {
      if (!isSide(project.id)) expect(world.projects.get(project.id)).toEqual(project)
    }
    for (const { status, undone_by, undone_reason, asked_until, valid_until, deal, reference, work_photos, ...terms } of before.proposals.values()) {
      const owner = before.projects.get(terms.project_id)?.client_id
      if (terms.provider_id === me.id) continue
      if (owner === me.id && !world.projects.has(terms.project_id)) continue
      expect(world.proposals.get(terms.id)).toMatchObject(
        isSide(terms.project_id) ? terms : { ...terms, status, undone_by, undone_reason, asked_until, deal, reference, work_photos },
      )
      // The histories let validities end before they are asked about.
      if (given.verb !== 'ask_confirmation') expect(world.proposals.get(terms.id)).toMatchObject({ valid_until })
    }
  })
})

test('earlier terms of a proposal are kept, newest first', () => {
  everyMoment(({ world, before }) => {
    for (const earlier of before.proposals.values()) {
      const proposal = world.proposals.get(earlier.id)
      if (!proposal || proposal.updated_at === earlier.updated_at || proposal.created_at !== earlier.created_at) continue
      expect(proposal.revisions).toEqual([{ ...termsOf(earlier), at: earlier.updated_at }, ...earlier.revisions].slice(0, 20))
    }
  })
})

test('[PRODUCT 108] [PRODUCT 110] a quote sums to its price, has a validity, and is accepted before that has ended', () => {
  everyMoment(({ world, before, now }) => {
    for (const { id, amount, quote, valid_until, status } of world.proposals.values()) {
      expect(isSummedUp(amount, quote)).toBe(true)
      expect(valid_until === '').toBe(quote === null)
      if (status === 'accepted' && before.proposals.get(id)?.status === 'pending') expect(isExpired({ valid_until }, saoPauloDay(now))).toBe(false)
    }
  })
})

test('[PRODUCT 120] [PRODUCT 122] what is paid and what is due of a deal make its price, whatever was changed, and nothing changes a deal that does not stand', () => {
  everyMoment(({ world, before }) => {
    for (const proposal of world.proposals.values()) {
      const project = world.projects.get(proposal.project_id)
      if (proposal.status !== 'accepted' || !project) continue
      const deal = dealOf(proposal, project)
      const { paid, confirmed, due } = moneyOf(deal)
      expect(sumOf([paid, due])).toBe(agreedPrice(proposal, deal))
      expect(confirmed).toBeLessThanOrEqual(paid)
      for (const side of sides) expect(waitingChanges(deal).filter(({ by }) => by === side).length).toBeLessThanOrEqual(3)
    }
    for (const { id, status, deal } of before.proposals.values()) {
      if (status !== 'accepted' && world.proposals.has(id)) expect(world.proposals.get(id)?.deal).toEqual(deal)
    }
  })
})

test('a conversation is between the owner and a provider, and its marks never go back', () => {
  everyMoment(({ world, before }) => {
    for (const conversation of world.conversations.values()) {
      const { id, participant_one, participant_two, project_id } = conversation
      expect(id).toBe(conversationId(project_id, participant_one, participant_two))
      expect([participant_one, participant_two]).toContain(world.projects.get(project_id)?.client_id)
      const earlier = before.conversations.get(id)
      if (!earlier || earlier.created_at !== conversation.created_at) continue
      for (const mark of ['read_at_one', 'read_at_two', 'last_message_at', 'declined_at'] as const)
        expect(conversation[mark] >= earlier[mark]).toBe(true)
    }
  })
})

test("[PRODUCT 93] a silence is its own person's, about another one, and goes with its conversation", () => {
  everyMoment(({ world, before, given: { me } }) => {
    for (const silence of world.silences.values()) {
      expect(silence.person_id).not.toBe(silence.user_id)
      if (silence.conversation_id) expect(world.conversations.has(silence.conversation_id)).toBe(true)
      if (!before.silences.has(silence.id)) expect(silence.user_id).toBe(me.id)
    }
  })
})

test('messages of a conversation follow each other strictly, and never change', () => {
  everyMoment(({ world, before }) => {
    const newest = new Map<string, string>()
    for (const message of world.messages.values()) {
      expect(message.created_at > (newest.get(message.conversation_id) ?? '')).toBe(true)
      newest.set(message.conversation_id, message.created_at)
      expect(before.messages.get(message.id) ?? message).toEqual(message)
    }
  })
})

test('an accepted command dispatched again is idempotent: accepted, without changes or notifications', () => {
  everyMoment(({ world, given, now, decision }) => {
    const once = world.snapshot()
    const again = dispatch(world, given, now)
    expect(world.snapshot()).toEqual(once)
    if (decision.ok) expect(again).toMatchObject({ ok: true, notices: [] })
  })
})

test('these histories reach every verb, every end of a project and every reading mark', () => {
  const verbs = new Set<Verb>([
    'mark_notifications_read',
    'edit_account',
    'request_cancellation',
    'withdraw_cancellation',
    'send_support_message',
    'mark_ticket_read',
  ])
  const reached = new Set<string>()
  everyMoment(
    ({ world, given, decision }) => {
      if (decision.ok && decision.changes.length > 0) verbs.add(given.verb)
      for (const { status } of world.projects.values()) reached.add(status)
      for (const { revisions } of world.proposals.values()) if (revisions.length > 1) reached.add('improved twice')
      for (const { read_at_one, read_at_two } of world.conversations.values()) if (read_at_one && read_at_two) reached.add('read by both')
    },
    { seed: 2026, numRuns: 300 },
  )
  expect([...verbs].sort()).toEqual(Object.keys(commands).sort())
  expect([...reached].sort()).toEqual(['closed', 'completed', 'improved twice', 'in_progress', 'open', 'read by both'])
})
