import { type Answer, call, type Server } from './calls'

/** A realtime stream as a device has it; what arrives is kept. */
export type Stream = {
  events: { name: string; data: unknown }[]
  subscribe(topics: string[], token: string): Promise<Answer>
  close(): void
}

export async function openStream(server: Server): Promise<Stream> {
  const aborter = new AbortController()
  const response = await fetch(`${server.url}/api/realtime`, { signal: aborter.signal })
  const events: Stream['events'] = []
  const greeting = new Promise<string>((resolve) => {
    void readEvents(response, (name, id, data) => (name === 'PB_CONNECT' ? resolve(id) : events.push({ name, data })))
  })
  const clientId = await greeting
  return {
    events,
    subscribe: (subscriptions, token) => call(server, 'POST', '/api/realtime', { token, body: { clientId, subscriptions } }),
    close: () => aborter.abort(),
  }
}

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
