import type { Actor, Decision } from '#domain/command'
import type { ArgsOf } from '#domain/commands'
import type { Project } from '#domain/documents'
import { type Deal, type DealStage, dealOf } from '#domain/projects/deal'
import { aProposal, aQuote, aStartedProject, changesOf, NOW } from '../../builders'
import { type DealWorld, decidesOn, namesOf } from '../decide-on-deal'

/** The work that João does for Ana, in three stages, of which nothing is marked. */

export const stages = [
  { name: 'Entrada', amount: 1_350 },
  { name: 'Piso pronto', amount: 2_000 },
  { name: 'No fim', amount: 1_000 },
]
export const project = aStartedProject()
export const proposal = aProposal({ status: 'accepted', quote: aQuote({ rows: [], stages }) })
export const begun = dealOf(proposal, project)
export const [entry = '', floor = '', end = ''] = begun.stages.map(({ id }) => id)
export const start: DealWorld = { proposal, project }
export const deal = namesOf(start)

/** The start with what has changed of deal and project. */
export const at = (changed: Partial<Deal> = {}, fields: Partial<Project> = {}): DealWorld => ({
  proposal: { ...proposal, deal: { ...begun, ...changed } },
  project: { ...project, ...fields },
})

export const marked = (id: string, fields: Partial<DealStage>, of = begun) =>
  of.stages.map((stage) => (stage.id === id ? { ...stage, ...fields } : stage))

export const decide = decidesOn(deal)

/** The world with what was decided. */
export function decided(world: DealWorld, decision: Decision): DealWorld {
  const [change] = changesOf(decision)
  if (change?.op !== 'set' || change.collection !== 'proposals') throw new Error('nothing was written of the proposal')
  return { ...world, proposal: { ...world.proposal, ...change.fields } }
}

/** Marks the floor, or another stage, with the amount that it has. */
export const mark = (world: DealWorld, me: Actor, what: Partial<ArgsOf<'mark_stage'>>, now = NOW) => {
  const stage_id = what.stage_id ?? floor
  const amount = dealOf(world.proposal, world.project).stages.find(({ id }) => id === stage_id)?.amount ?? 0
  return decide(world, me, 'mark_stage', { stage_id, is_on: true, amount, ...what }, now)
}
