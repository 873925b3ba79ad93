import type { PresenceAnswer } from '#domain/wire-answers'
import { rowsOf } from './database'
import { isConnected } from './realtime/clients'
import { listenersOf } from './realtime/listeners'
import { personOf } from './requester'
import { answerJson, route } from './route'

/** Conversations of mine whose other side is connected now. */
export const presence = route((e) => {
  const { id } = personOf(e)
  const others = rowsOf(
    e.app,
    { conversation: '', person: '' },
    `SELECT id AS conversation, participant_two AS person FROM conversations WHERE participant_one = {:id}
      UNION ALL SELECT id, participant_one FROM conversations WHERE participant_two = {:id}`,
    { id },
  )
  const connected = new Map<string, boolean>()
  const isOnline = (person: string): boolean => {
    const known = connected.get(person) ?? listenersOf(e.app, `user:${person}`).some((client) => isConnected(e.app, client))
    connected.set(person, known)
    return known
  }
  const conversations = others.filter(({ person }) => isOnline(person)).map(({ conversation }) => conversation)
  const answer: PresenceAnswer = { conversations }
  answerJson(e, 200, JSON.stringify(answer))
})
