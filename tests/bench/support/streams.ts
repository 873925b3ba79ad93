import { type ClientRequest, request } from 'node:http'
import type { Person } from '../../support/people'
import type { TestServer } from '../../support/pocketbase'
import { answered, type Client } from './client'

/** A stream and the last thing that came on it since everybody was asked to listen. */
export type Listener = { id: string; person: Person; heard: { name: string; data: unknown } | undefined }
export type Listeners = { all: Listener[]; close(): void; nextHeardByAll(): Promise<void> }

/** So many streams, subscribed to these topics, are opened at once. */
const OPENED_AT_ONCE = 20

/** A stream for each person named, as often as they are named. */
export async function listen(
  server: Pick<TestServer, 'url'>,
  client: Client,
  people: readonly Person[],
  topicsOf: (person: Person) => string[],
): Promise<Listeners> {
  const all: Listener[] = []
  const requests: ClientRequest[] = []
  let missing = 0
  let onAll = () => {}
  const note = (listener: Listener, heard: Listener['heard']) => {
    if (!listener.heard) missing--
    listener.heard = heard
    if (missing === 0) onAll()
  }
  async function open(person: Person): Promise<void> {
    const listener: Listener = { id: '', person, heard: undefined }
    await new Promise<void>((resolve, reject) => {
      const asking = request(`${server.url}/api/realtime`, { agent: false }, (answer) => {
        let text = ''
        answer.setEncoding('utf8')
        answer.on('data', (chunk: string) => {
          text += chunk
          for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
            const event = eventIn(text.slice(0, end))
            text = text.slice(end + 2)
            if (event.name === 'PB_CONNECT') {
              listener.id = event.id
              resolve()
            } else {
              note(listener, { name: event.name, data: JSON.parse(event.data) })
            }
          }
        })
        answer.on('error', () => undefined)
      })
      asking.on('error', reject)
      asking.end()
      requests.push(asking)
    })
    const body = JSON.stringify({ clientId: listener.id, subscriptions: topicsOf(person) })
    await answered(client({ method: 'POST', path: '/api/realtime?acknowledges=1', token: person.token, body }), 204)
    all.push(listener)
  }
  for (let from = 0; from < people.length; from += OPENED_AT_ONCE) await Promise.all(people.slice(from, from + OPENED_AT_ONCE).map(open))
  return {
    all,
    close() {
      for (const asking of requests) asking.destroy()
    },
    /** Forgets what was heard; resolves once everybody has heard something again. */
    nextHeardByAll() {
      for (const listener of all) listener.heard = undefined
      missing = all.length
      return new Promise((resolve) => {
        onAll = resolve
        if (missing === 0) resolve()
      })
    },
  }
}

function eventIn(text: string): { name: string; id: string; data: string } {
  const field = (name: string) =>
    text
      .split('\n')
      .find((line) => line.startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim() ?? ''
  return { name: field('event'), id: field('id'), data: field('data') }
}
