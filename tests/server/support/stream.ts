import { afterEach } from 'vitest'
import { type Answer, call, type Server } from '../../support/server/server-client'

export type Stream = {
  id: string
  events: { name: string; data: unknown }[]
  subscribe(topics: string[], token: string): Promise<Answer>
  /** Names these pokes, by default each channel's last. */
  acknowledge(token: string, pokes?: string[]): Promise<Answer>
  hasEnded(): boolean
  close(): void
}

export async function openStream(server: Server, onEvent: (event: Stream['events'][number]) => void = () => undefined): Promise<Stream> {
  const aborter = new AbortController()
  const response = await fetch(`${server.url}/api/realtime`, { signal: aborter.signal })
  const events: Stream['events'] = []
  let greet: (id: string) => void
  const greeting = new Promise<string>((resolve) => {
    greet = resolve
  })
  let over = false
  const note = (name: string, id: string, data: unknown): void => {
    if (name === 'PB_CONNECT') greet(id)
    else {
      events.push({ name, data })
      onEvent({ name, data })
    }
  }
  void readEvents(response, note).then(() => {
    over = true
  })
  const id = await greeting
  return {
    id,
    events,
    hasEnded: () => over,
    subscribe: (subscriptions, token) => call(server, 'POST', '/api/realtime', { token, body: { clientId: id, subscriptions } }),
    acknowledge: (token, pokes = [...new Map(events.map((event) => [event.name, pokeOf(event)])).values()]) =>
      call(server, 'POST', '/api/sync/pull', { token, body: { token: '', seen: 0, collections: {}, stream: { id, pokes } } }),
    close: () => aborter.abort(),
  }
}

/** Opens streams for one file's tests, each closed after its test; signed in where topics are named. */
export function withStreams(server: Server) {
  const open: Stream[] = []
  afterEach(() => {
    for (const stream of open.splice(0)) stream.close()
  })
  return async (person?: { token: string }, ...topics: string[]): Promise<Stream> => {
    const stream = await openStream(server)
    open.push(stream)
    if (person) await stream.subscribe(topics, person.token)
    return stream
  }
}

export const pokeOf = ({ data }: Stream['events'][number]): string => (data as { poke: string }).poke

async function readEvents(response: Response, onEvent: (name: string, id: string, data: unknown) => void): Promise<void> {
  let text = ''
  try {
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const fields = Object.fromEntries(
          text
            .slice(0, end)
            .split('\n')
            .map((line) => line.split(/:(.*)/s)),
        )
        text = text.slice(end + 2)
        onEvent(fields.event, fields.id, JSON.parse(fields.data))
      }
    }
  } catch {
    // Closed by the test, or by the server that ended.
  }
}
