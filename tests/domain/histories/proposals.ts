import fc from 'fast-check'
import { set } from '#domain/command'
import { proposalId } from '#domain/ids'
import { seenTermsOf } from '#domain/projects/proposal-terms'
import type { Quote } from '#domain/projects/quote'
import { proposalArgs } from '../../support/data/command-args'
import { aProposal, aQuote } from '../builders'
import type { World } from '../world'
import { anyone, type Dispatched, ownerOf, people, pick, projectId, provider, type WeightedSteps } from './step'

/** Its only row is the price. */
const quoteOf = (total: number): Quote => aQuote({ rows: [{ kind: 'labour', text: 'Mão de obra', quantity: '', total }], stages: [] })
const terms = fc.record(
  {
    amount: fc.constantFrom(900, 1_200.5),
    duration_days: fc.constantFrom(3, 9),
    proposal_type: fc.constantFrom('service', 'service', 'products', 'both'),
    cover_letter: fc.constantFrom('Começo segunda.', 'Começo hoje.'),
    quote: fc.constantFrom(null, quoteOf(900), quoteOf(1_200.5)),
  },
  { requiredKeys: ['amount', 'duration_days', 'proposal_type', 'cover_letter'] },
)
const someTerms = fc.record(
  { amount: fc.constantFrom(800, 1_000), duration_days: fc.constantFrom(2, 4), quote: fc.constantFrom(null, quoteOf(800), quoteOf(1_000)) },
  { requiredKeys: [] },
)

/** The one that is there, or the one before any edit. */
const editionOf = (world: World, project: string, isSeen: boolean) => (isSeen ? (world.projects.get(project)?.edition ?? '') : '')

const send = fc.tuple(anyone, provider, projectId, terms).map(([me, by, project_id, wanted]) => (world: World, rightful: boolean): Dispatched => {
  return { me: rightful ? by : me, verb: 'send_proposal', args: { project_id, edition: editionOf(world, project_id, rightful), ...wanted } }
})

const improve = fc
  .tuple(anyone, provider, projectId, someTerms)
  .map(([me, by, project_id, wanted]) => (world: World, rightful: boolean): Dispatched => {
    const about = { project_id, proposal_id: proposalId(project_id, by.id), edition: editionOf(world, project_id, rightful) }
    return { me: rightful ? by : me, verb: 'improve_proposal', args: { ...about, ...wanted } }
  })

const confirm = fc.tuple(anyone, fc.nat(), projectId).map(([me, which, anyProject]) => (world: World, rightful: boolean): Dispatched => {
  const { id: proposal_id, provider_id, project_id } = pick(world.proposals, which) ?? aProposal({ project_id: anyProject })
  const by = people.find(({ id }) => id === provider_id)
  const about = { project_id, proposal_id, edition: editionOf(world, project_id, rightful) }
  return { me: (rightful && by) || me, verb: 'confirm_proposal', args: about }
})

/** The owner's question about a quote whose validity ended before. */
const ask = fc.tuple(anyone, fc.nat(), projectId).map(([me, which, anyProject]) => (world: World, rightful: boolean): Dispatched => {
  const { id: proposal_id, project_id, quote } = pick(world.proposals, which) ?? aProposal({ project_id: anyProject })
  if (rightful && quote) world.apply(set('proposals', proposal_id, { valid_until: '2026-11-01' }))
  return { me: (rightful && ownerOf(world, project_id)) || me, verb: 'ask_confirmation', args: { project_id, proposal_id } }
})

const seenBy = (world: World, proposal_id: string, project_id: string, rightful: boolean) => {
  const proposal = rightful ? world.proposals.get(proposal_id) : undefined
  return proposal ? seenTermsOf(proposal) : proposalArgs(project_id)
}

const withdraw = fc.tuple(anyone, provider, projectId).map(([me, by, project]) => (world: World, rightful: boolean): Dispatched => {
  const proposal_id = proposalId(project, by.id)
  return { me: rightful ? by : me, verb: 'withdraw_proposal', args: { ...seenBy(world, proposal_id, project, rightful), proposal_id } }
})

const choose = fc.tuple(anyone, provider, projectId).map(([me, by, any]) => (world: World, rightful: boolean): Dispatched => {
  const pending = rightful ? [...world.proposals.values()].find(({ status }) => status === 'pending') : undefined
  const project_id = pending?.project_id ?? any
  const proposal_id = pending?.id ?? proposalId(project_id, by.id)
  const seen = seenBy(world, proposal_id, project_id, rightful)
  const owner = rightful ? ownerOf(world, project_id) : undefined
  return { me: owner ?? me, verb: 'accept_proposal', args: { proposal_id, ...seen, project_id } }
})

const undo = fc
  .tuple(anyone, provider, projectId, fc.boolean())
  .map(([me, by, project_id, asOwner]) => (world: World, rightful: boolean): Dispatched => {
    const project = world.projects.get(project_id)
    const deal = rightful && project ? world.proposals.get(project.accepted_proposal_id) : undefined
    const side = deal && people.find(({ id }) => id === (asOwner ? project?.client_id : deal.provider_id))
    const named = { project_id, proposal_id: deal?.id ?? proposalId(project_id, by.id), accepted_at: project?.accepted_at ?? '' }
    return { me: side ?? me, verb: 'undo_deal', args: { ...named, reason: 'Vou esperar.' } }
  })

export const proposalSteps: WeightedSteps = [
  { weight: 6, arbitrary: send },
  { weight: 4, arbitrary: improve },
  { weight: 4, arbitrary: confirm },
  { weight: 2, arbitrary: ask },
  { weight: 1, arbitrary: withdraw },
  { weight: 4, arbitrary: choose },
  { weight: 4, arbitrary: undo },
]
