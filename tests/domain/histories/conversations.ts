import fc from 'fast-check'
import type { Actor } from '#domain/command'
import type { Conversation } from '#domain/documents'
import { proposalId } from '#domain/ids'
import { isProvider } from '#domain/people/roles'
import { idOf } from '../builders'
import type { World } from '../world'
import { anyone, type Dispatched, ownerOf, people, pick, projectId, provider, type WeightedSteps } from './step'

const start = fc.tuple(anyone, provider, projectId).map(([me, by, project_id]) => (world: World, rightful: boolean): Dispatched => {
  const owner = rightful ? ownerOf(world, project_id) : undefined
  return { me: owner ?? me, verb: 'start_conversation', args: { project_id, provider_id: by.id } }
})

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

export const conversationSteps: WeightedSteps = [
  { weight: 4, arbitrary: start },
  { weight: 2, arbitrary: decline },
  { weight: 5, arbitrary: write },
  { weight: 5, arbitrary: read },
  { weight: 3, arbitrary: silence },
]
