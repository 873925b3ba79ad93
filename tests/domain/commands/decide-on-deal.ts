import type { Actor } from '#domain/command'
import { type ArgsOf, commands, type Verb } from '#domain/commands'
import type { Project, Proposal } from '#domain/documents'
import { NOW, reads } from '../builders'

/** Documents that a command about a deal reads. */
export type DealWorld = { proposal: Proposal; project: Project }

/** The names of a deal, as each of its commands has them. */
export const namesOf = ({ project, proposal }: DealWorld) => ({
  project_id: project.id,
  proposal_id: proposal.id,
  accepted_at: project.accepted_at,
})

/** Decides a command about one deal, which stays the same whatever the world has become. */
export const decidesOn = (deal: ReturnType<typeof namesOf>) =>
  function decide<V extends Verb>(world: DealWorld, me: Actor, verb: V, args: Partial<ArgsOf<V>>, now = NOW, dispatched = now) {
    const prepared = commands[verb].prepare({ ...deal, ...args })
    if (!prepared) throw new Error(`malformed ${verb}`)
    return prepared.decide(reads({ projects: [world.project], proposals: [world.proposal] }), me, now, dispatched)
  }
