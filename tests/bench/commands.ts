import { conversationId } from '#domain/ids'
import { newId } from '#new-id'
import { type Session, signedIn } from '../server/support/session'
import { type Server, superToken } from '../support/server/server-client'
import { answered, clientOf, perSecond } from './support/client'
import type { Bench, Comparison, Side } from './support/comparison'
import { Puller } from './support/puller'

const AT_ONCE = [1, 10]
const FOR_MS = 2_000
/** A request's most. Rule P1. */
const BATCH = 50

const content = 'Bom dia! Passo aí amanhã cedo para medir o muro e já levo as fotos do último que fiz.'

type Talk = { client: Session; conversation: string; nativeConversation: string }

/** A message by one command a request, by a drained outbox, and by a superuser's record, which no rule judges. */
export const commands: Bench = {
  name: 'commands',
  title: 'Messages that are written a second, by so many devices at once',
  async comparisons(stage) {
    const server = await stage.server()
    const client = clientOf(server)
    const token = await superToken(server)
    const talks: Talk[] = []
    while (talks.length < Math.max(...AT_ONCE)) talks.push(await startTalk(server))
    const puller = new Puller(client, talks[0]?.client ?? { token: '' })
    await puller.round()

    const talkOf = (worker: number): Talk => {
      const talk = talks[worker]
      if (!talk) throw new Error('nobody talks')
      return talk
    }
    const push = async (worker: number, count: number): Promise<number> => {
      const { client: person, conversation } = talkOf(worker)
      const commands = Array.from({ length: count }, () =>
        person.command('send_message', { message_id: newId(), conversation_id: conversation, content }),
      )
      const body = JSON.stringify({ ...puller.position, commands })
      const { answers = [] }: { answers?: { status: string }[] } = JSON.parse(
        (await answered(client({ method: 'POST', path: '/api/sync/push', token: person.token, body }))).text(),
      )
      if (answers.length !== count || answers.some(({ status }) => status !== 'accepted')) throw new Error(JSON.stringify(answers))
      return count
    }
    let time = Date.now()
    const create = async (worker: number): Promise<number> => {
      const { client: person, nativeConversation } = talkOf(worker)
      // No two of a conversation at one time.
      const at = new Date(++time).toISOString()
      const record = { id: newId(), conversation_id: nativeConversation, sender_id: person.id, content, sent_at: at, created_at: at }
      await answered(client({ method: 'POST', path: '/api/collections/messages/records', token, body: JSON.stringify(record) }))
      return 1
    }
    const side = (name: string, count: number, work: (worker: number) => Promise<number>): Side => ({
      name,
      measure: async () => ({ written: await perSecond(count, FOR_MS, work) }),
    })
    return AT_ONCE.flatMap((count) =>
      [1, BATCH].map(
        (batch): Comparison => ({
          name: `${count} at once`,
          ours: side(batch === 1 ? 'one command a request' : `${batch} commands a request`, count, (worker) => push(worker, batch)),
          beside: side('native creates', count, create),
          figures: { written: { unit: 'per s', goals: [{ ratioLeast: batch === 1 ? 0.5 : 0.7 }] } },
        }),
      ),
    )
  },
}

async function startTalk(server: Server): Promise<Talk> {
  const [client, provider] = [await signedIn(server, 'cliente'), await signedIn(server, 'autonomo')]
  const conversations: string[] = []
  for (let n = 0; n < 2; n++) {
    const project_id = await client.publishes()
    await client.startsConversation(project_id, provider)
    conversations.push(conversationId(project_id, client.id, provider.id))
  }
  const [conversation = '', nativeConversation = ''] = conversations
  return { client, conversation, nativeConversation }
}
