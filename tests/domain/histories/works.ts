import fc from 'fast-check'
import type { Actor } from '#domain/command'
import { set } from '#domain/command'
import type { Project } from '#domain/documents'
import { dealOf } from '#domain/projects/deal'
import { aWorkPhoto, EARLIER, idOf } from '../builders'
import type { World } from '../world'
import { anyone, type Dispatched, inStatus, people, projectId, type WeightedSteps } from './step'

const inDeal = fc.tuple(anyone, fc.constantFrom(0, 1, 2, 3, 4, 5, 6, 7, 8), fc.boolean(), projectId)

/** The deal of a project, or of none under that id, and the person on each side of it. */
function agreed(world: World, project: Project | undefined, project_id: string) {
  const proposal = project && world.proposals.get(project.accepted_proposal_id)
  const named = { project_id: project?.id ?? project_id, proposal_id: proposal?.id ?? idOf('nenhuma'), accepted_at: project?.accepted_at ?? '' }
  const side = (isOwner: boolean) => people.find(({ id }) => id === (isOwner ? project?.client_id : proposal?.provider_id))
  return { proposal, named, side }
}

/** Marks, changes, the handing over and photos of what was agreed, by the side whose turn it may be. */
const work = inDeal.map(([me, which, asOwner, project_id]) => (world: World, rightful: boolean): Dispatched => {
  const project = (rightful && inStatus(world, 'in_progress')) || world.projects.get(project_id)
  const { proposal, named, side } = agreed(world, project, project_id)
  const by = (isOwner: boolean): Actor => (rightful && side(isOwner)) || me
  const deal = proposal && project && dealOf(proposal, project)
  const stage = deal?.stages[which % deal.stages.length]
  const waiting = deal?.changes.find(({ answer }) => answer === '')
  if (which < 4) {
    const mark = asOwner ? 'paid' : which % 2 ? 'done' : 'received'
    const marked = { stage_id: stage?.id ?? idOf('nenhuma'), mark, is_on: which !== 3, amount: stage?.amount ?? 1 }
    return { me: by(asOwner), verb: 'mark_stage', args: { ...named, ...marked } }
  }
  if (which === 4) {
    const isHanded = Boolean(deal?.handed_at)
    return { me: by(isHanded), verb: 'hand_over', args: { ...named, step: isHanded ? 'not_yet' : 'handed' } }
  }
  if (which === 8) {
    const photo = aWorkPhoto({ by: asOwner ? 'owner' : 'provider' })
    // Photos are no commands.
    if (rightful && proposal) world.proposals.set(proposal.id, { ...proposal, work_photos: [photo] })
    return { me: by(asOwner), verb: 'remove_work_photo', args: { ...named, photo_id: photo.id } }
  }
  if (waiting) {
    const answer = (waiting.by === 'owner') === asOwner ? 'withdrawn' : 'accepted'
    return { me: by(asOwner), verb: 'answer_change', args: { ...named, change_id: waiting.id, answer } }
  }
  const change = { change_id: idOf(`mudanca${deal?.changes.length ?? 0}`), text: 'Outra porta', amount: which === 7 ? -100 : 150.5, days: which - 6 }
  return { me: by(asOwner), verb: 'propose_change', args: { ...named, ...change } }
})

/** By the side whose turn it may be: given, answered once its week has passed, withdrawn. */
const refer = inDeal.map(([me, which, asOwner, project_id]) => (world: World, rightful: boolean): Dispatched => {
  const done = rightful ? inStatus(world, 'completed') : undefined
  const { proposal, named, side } = agreed(world, done ?? world.projects.get(project_id), project_id)
  const by = (isOwner: boolean): Actor => (rightful && side(isOwner)) || me
  const { reference } = proposal ?? {}
  if (reference ? which % 3 === 1 : which === 7) return { me: by(asOwner), verb: 'withdraw_reference', args: named }
  if (!reference || which < 3)
    return { me: by(true), verb: 'give_reference', args: { ...named, again: which > 0, on_time: 'yes', text: `Obra ${which}` } }
  if (rightful && done) world.apply(set('proposals', named.proposal_id, { reference: { ...reference, shown_from: EARLIER } }))
  return { me: by(false), verb: 'answer_reference', args: { ...named, reply: `Obrigado ${which}` } }
})

export const workSteps: WeightedSteps = [
  { weight: 12, arbitrary: work },
  { weight: 12, arbitrary: refer },
]
