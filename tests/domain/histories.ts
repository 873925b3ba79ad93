import fc from 'fast-check'
import { type Actor, set } from '#domain/command'
import { type ArgsOf, commands, type Verb } from '#domain/commands'
import type { Conversation, Project, ProjectStatus } from '#domain/documents'
import { proposalId } from '#domain/ids'
import { isProvider } from '#domain/people/roles'
import { dealOf } from '#domain/projects/deal'
import { seenTermsOf } from '#domain/projects/proposal-terms'
import type { Quote } from '#domain/projects/quote'
import { projectArgs, proposalArgs } from '../support/data/command-args'
import { ana, aProposal, aQuote, aWorkPhoto, bia, EARLIER, idOf, joao, NOW, obras } from './builders'
import { World } from './world'

/** Random histories over a small world: two clients, two providers, two projects. */

export type Dispatched = { me: Actor; verb: Verb; args: Record<string, unknown> }
/** A command is made when it is given: an owner accepts what is on the screen. */
type Step = { secondsLater: number; rightful: boolean; dispatch: (world: World, rightful: boolean) => Dispatched }

const people = [ana, bia, joao, obras]
const anyone = fc.constantFrom(...people)
const provider = fc.constantFrom(joao, obras)
const projectId = fc.constantFrom(idOf('reforma'), idOf('muro'))
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
const products = fc.constantFrom<ArgsOf<'publish_project'>['products']>(null, [{ name: 'Piso', quantity: '5 m²' }])

const ownerOf = (world: World, project: string): Actor | undefined => people.find(({ id }) => id === world.projects.get(project)?.client_id)

const inStatus = (world: World, wanted: ProjectStatus): Project | undefined => [...world.projects.values()].find(({ status }) => status === wanted)

const publish = fc.tuple(anyone, projectId, products).map(([any, project_id, rows]) => (_world: World, rightful: boolean): Dispatched => {
  const me = rightful && isProvider(any) ? ana : any
  return { me, verb: 'publish_project', args: projectArgs({ project_id, products: rows }) }
})

/** Each edit has another one. */
const editionAfter = (edition = ''): string => String(Number(edition) + 1).padStart(15, '0')

const edit = fc
  .tuple(anyone, projectId, products, fc.constantFrom('Muro', 'Reforma'))
  .map(([me, project_id, rows, title]) => (world: World, rightful: boolean): Dispatched => {
    const owner = rightful ? ownerOf(world, project_id) : undefined
    const edition = editionAfter(world.projects.get(project_id)?.edition)
    return { me: owner ?? me, verb: 'edit_project', args: { project_id, edition, products: rows, title } }
  })

const ofOwner = (verb: 'complete_project' | 'close_project' | 'reopen_project' | 'delete_project') =>
  fc.tuple(anyone, projectId).map(([me, any]) => (world: World, rightful: boolean): Dispatched => {
    const running = rightful && verb === 'complete_project' ? inStatus(world, 'in_progress') : undefined
    const project_id = running?.id ?? any
    const owner = rightful ? ownerOf(world, project_id) : undefined
    const seen = rightful ? world.projects.get(project_id) : undefined
    const { status = 'open', edition = '', accepted_proposal_id, accepted_at = '' } = seen ?? {}
    const proposal_id = accepted_proposal_id || idOf('nenhuma')
    const args = {
      close_project: { reason: '' },
      complete_project: { proposal_id, accepted_at },
      reopen_project: { status },
      delete_project: { status, edition },
    }
    return { me: owner ?? me, verb, args: { project_id, ...args[verb] } }
  })

/** The owner's answer to what the server asked before. */
const keep = fc.tuple(anyone, projectId).map(([me, project_id]) => (world: World, rightful: boolean): Dispatched => {
  const project = world.projects.get(project_id)
  const mayBeAsked = rightful && (project?.status === 'open' || project?.status === 'closed')
  if (mayBeAsked) world.apply(set('projects', project_id, { asked_at: NOW }))
  return { me: (mayBeAsked && ownerOf(world, project_id)) || me, verb: 'keep_project', args: { project_id } }
})

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

const inDeal = fc.tuple(anyone, fc.constantFrom(0, 1, 2, 3, 4, 5, 6, 7, 8), fc.boolean(), projectId)

/** Marks, changes, the handing over and photos of what was agreed, by the side whose turn it may be. */
const work = inDeal.map(([me, which, asOwner, project_id]) => (world: World, rightful: boolean): Dispatched => {
  const running = rightful ? inStatus(world, 'in_progress') : undefined
  const project = running ?? world.projects.get(project_id)
  const proposal = project && world.proposals.get(project.accepted_proposal_id)
  const deal = proposal && dealOf(proposal, project)
  const named = { project_id: project?.id ?? project_id, proposal_id: proposal?.id ?? idOf('nenhuma'), accepted_at: project?.accepted_at ?? '' }
  const by = (isOwner: boolean): Actor => (rightful && people.find(({ id }) => id === (isOwner ? project?.client_id : proposal?.provider_id))) || me
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
  const project = done ?? world.projects.get(project_id)
  const proposal = project && world.proposals.get(project.accepted_proposal_id)
  const named = { project_id: project?.id ?? project_id, proposal_id: proposal?.id ?? idOf('nenhuma'), accepted_at: project?.accepted_at ?? '' }
  const by = (isOwner: boolean): Actor => (rightful && people.find(({ id }) => id === (isOwner ? project?.client_id : proposal?.provider_id))) || me
  const { reference } = proposal ?? {}
  if (reference ? which % 3 === 1 : which === 7) return { me: by(asOwner), verb: 'withdraw_reference', args: named }
  if (!reference || which < 3)
    return { me: by(true), verb: 'give_reference', args: { ...named, again: which > 0, on_time: 'yes', text: `Obra ${which}` } }
  if (rightful && done) world.apply(set('proposals', named.proposal_id, { reference: { ...reference, shown_from: EARLIER } }))
  return { me: by(false), verb: 'answer_reference', args: { ...named, reply: `Obrigado ${which}` } }
})

const start = fc.tuple(anyone, provider, projectId).map(([me, by, project_id]) => (world: World, rightful: boolean): Dispatched => {
  const owner = rightful ? ownerOf(world, project_id) : undefined
  return { me: owner ?? me, verb: 'start_conversation', args: { project_id, provider_id: by.id } }
})

/** One of what there is, by any number. */
const pick = <Row>(rows: Map<string, Row>, number: number): Row | undefined => [...rows.values()][number % Math.max(1, rows.size)]

const participant = (conversation: Conversation | undefined, asOne: boolean): Actor | undefined =>
  people.find(({ id }) => id === (asOne ? conversation?.participant_one : conversation?.participant_two))

/** Message ids belong to one conversation: they are random, so an account cannot guess one that it may not see. */
const messageIn = (conversation: string, number: number): string => `${number % 4}${conversation.slice(1)}`

const inConversation = fc.tuple(anyone, fc.boolean(), fc.nat(100), fc.nat(3))

const write = inConversation.map(([me, asOne, which, number]) => (world: World, rightful: boolean): Dispatched => {
  const conversation = pick(world.conversations, which)
  const writer = rightful ? participant(conversation, asOne) : undefined
  const conversation_id = conversation?.id ?? idOf('nenhuma')
  return { me: writer ?? me, verb: 'send_message', args: { conversation_id, message_id: messageIn(conversation_id, number), content: 'Bom dia!' } }
})

const read = inConversation.map(([me, asOne, which]) => (world: World, rightful: boolean): Dispatched => {
  const message = pick(world.messages, which)
  const conversation_id = message?.conversation_id ?? idOf('nenhuma')
  const reader = rightful ? participant(world.conversations.get(conversation_id), asOne) : undefined
  return { me: reader ?? me, verb: 'mark_conversation_read', args: { conversation_id, message_id: message?.id ?? idOf('nenhuma') } }
})

const decline = inConversation.map(([me, asOne, which]) => (world: World, rightful: boolean): Dispatched => {
  const invited = [...world.conversations.values()].filter(({ project_id, participant_one, participant_two }) =>
    [participant_one, participant_two].every((person) => !world.proposals.has(proposalId(project_id, person))),
  )
  const conversation = rightful ? invited[which % Math.max(1, invited.length)] : pick(world.conversations, which)
  const provider = rightful ? [participant(conversation, true), participant(conversation, false)].find((one) => one && isProvider(one)) : undefined
  const { id: conversation_id, project_id } = conversation ?? { id: idOf('nenhuma'), project_id: idOf('reforma') }
  return { me: provider ?? participant(conversation, asOne) ?? me, verb: 'decline_invitation', args: { conversation_id, project_id } }
})

const silence = inConversation.map(([me, asOne, which, number]) => (world: World, rightful: boolean): Dispatched => {
  const conversation = pick(world.conversations, which)
  const person = (rightful ? participant(conversation, asOne) : undefined) ?? me
  const conversation_id = conversation?.id ?? idOf('nenhuma')
  const is_on = number % 2 === 0
  if (number < 2) return { me: person, verb: 'mute_conversation', args: { conversation_id, is_muted: is_on } }
  const other = participant(conversation, !asOne) ?? me
  return { me: person, verb: 'block_person', args: { person_id: other.id, conversation_id, is_blocked: is_on } }
})

const step: fc.Arbitrary<Step> = fc.record({
  secondsLater: fc.integer({ min: -3, max: 3 }),
  rightful: fc.nat(2).map((chance) => chance > 0),
  dispatch: fc.oneof(
    { weight: 6, arbitrary: publish },
    { weight: 2, arbitrary: edit },
    { weight: 1, arbitrary: ofOwner('delete_project') },
    { weight: 6, arbitrary: ofOwner('complete_project') },
    { weight: 1, arbitrary: ofOwner('close_project') },
    { weight: 2, arbitrary: ofOwner('reopen_project') },
    { weight: 1, arbitrary: keep },
    { weight: 6, arbitrary: send },
    { weight: 4, arbitrary: improve },
    { weight: 4, arbitrary: confirm },
    { weight: 2, arbitrary: ask },
    { weight: 1, arbitrary: withdraw },
    { weight: 4, arbitrary: choose },
    { weight: 4, arbitrary: undo },
    { weight: 12, arbitrary: work },
    { weight: 12, arbitrary: refer },
    { weight: 4, arbitrary: start },
    { weight: 2, arbitrary: decline },
    { weight: 5, arbitrary: write },
    { weight: 5, arbitrary: read },
    { weight: 3, arbitrary: silence },
  ),
})

const histories = fc.array(step, { minLength: 20, maxLength: 60, size: 'max' })

/** Runs one command as the server does. */
export function dispatch(world: World, { me, verb, args }: Dispatched, now: string) {
  const command = commands[verb].prepare(args)
  if (!command) throw new Error(`malformed ${verb}: ${JSON.stringify(args)}`)
  const decision = command.decide(world.load(command.reads(me), me), me, now, now)
  if (decision.ok) for (const change of decision.changes) world.apply(change)
  return decision
}

export type Moment = { world: World; before: ReturnType<World['snapshot']>; given: Dispatched; now: string; decision: ReturnType<typeof dispatch> }

/** Runs random histories, each by a clock that wobbles, and checks every moment of them; a seed makes them the same each time. */
export function everyMoment(check: (moment: Moment) => void, fixed: { seed?: number; numRuns?: number } = {}): void {
  fc.assert(
    fc.property(histories, (steps) => {
      const world = new World()
      let clock = Date.parse(NOW)
      for (const { secondsLater, rightful, dispatch: make } of steps) {
        clock += secondsLater * 1_000
        const now = new Date(clock).toISOString()
        const before = world.snapshot()
        const given = make(world, rightful)
        const decision = dispatch(world, given, now)
        check({ world, before, given, now, decision })
      }
    }),
    { numRuns: 100, ...fixed },
  )
}
