import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** Faults of one request. */
export const faults = [
  'drop_request',
  'drop_answer',
  'duplicate',
  'late_duplicate',
  'delay',
  'half_body',
  'status_500',
  'status_502',
  'status_429',
  'login_page',
] as const
export type Fault = (typeof faults)[number]

export type FaultProxy = {
  url: string
  /** Meets the next sync request. */
  next(fault: Fault): void
  /** Meets each sync request with this probability. */
  often(probability: number, random: () => number): void
  /** In the middle of an event. */
  cutStreams(): void
  /** Neither requests nor streams. */
  setDown(down: boolean): void
  close(): Promise<void>
}

type Sent = { method: string; path: string; headers: IncomingHttpHeaders; body: Buffer }
type Answered = { status: number; headers: IncomingHttpHeaders; body: Buffer }

const DELAY_MS = 300
/** Requests with people's work; files and sign-in pass. */
const faulty = ['/api/sync/', '/api/accept_proposal', '/api/collections/project_images/', '/api/collections/users/records/']

/** The network of one device, with its bad days. */
export async function startFaultProxy(target: string, onFault: (fault: Fault) => void = () => undefined): Promise<FaultProxy> {
  const planned: Fault[] = []
  const streams = new Set<Socket>()
  const sockets = new Set<Socket>()
  let down = false
  let weather: () => Fault | undefined = () => undefined

  /** Rejects where the other side, or an asking device, is gone. */
  async function handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const sent = await readSent(incoming)
    const fault = faulty.some((path) => sent.path.startsWith(path)) ? (planned.shift() ?? weather()) : undefined
    if (fault) onFault(fault)
    await pass(target, sent, outgoing, fault)
  }
  const server = createServer((incoming, outgoing) => {
    if (down) return void incoming.socket.destroy()
    const isStream = incoming.method === 'GET' && incoming.url === '/api/realtime'
    if (isStream) return pipeStream(target, incoming, outgoing, streams)
    void handle(incoming, outgoing).catch(() => outgoing.socket?.destroy())
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  const cutStreams = () => {
    for (const socket of streams) {
      socket.write('event: us')
      socket.destroy()
    }
    streams.clear()
  }
  return {
    url: `http://127.0.0.1:${port}`,
    next: (fault) => planned.push(fault),
    often(probability, random) {
      weather = () => (random() < probability ? faults[Math.floor(random() * faults.length)] : undefined)
    },
    cutStreams,
    setDown(next) {
      down = next
      if (down) for (const socket of sockets) socket.destroy()
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function pass(target: string, sent: Sent, outgoing: ServerResponse, fault: Fault | undefined): Promise<void> {
  switch (fault) {
    case undefined:
      return send(outgoing, await forward(target, sent))
    case 'drop_request':
      outgoing.socket?.destroy()
      return
    case 'drop_answer':
      await forward(target, sent)
      outgoing.socket?.destroy()
      return
    case 'duplicate':
      await forward(target, sent)
      return send(outgoing, await forward(target, sent))
    case 'late_duplicate':
      send(outgoing, await forward(target, sent))
      await pause(DELAY_MS)
      await forward(target, sent)
      return
    case 'delay':
      await pause(DELAY_MS)
      return send(outgoing, await forward(target, sent))
    case 'half_body': {
      const { status, headers, body } = await forward(target, sent)
      outgoing.writeHead(status, headers)
      outgoing.write(body.subarray(0, Math.floor(body.length / 2)), () => outgoing.socket?.destroy())
      return
    }
    case 'login_page':
      return send(outgoing, {
        status: 200,
        headers: { 'content-type': 'text/html' },
        body: Buffer.from('<!doctype html><title>Wi-Fi do hotel</title>'),
      })
    default:
      return send(outgoing, { status: Number(fault.slice('status_'.length)), headers: {}, body: Buffer.from('no') })
  }
}

function forward(target: string, { method, path, headers, body }: Sent): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const onward = request(target + path, { method, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () => resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: Buffer.concat(chunks) }))
    })
    onward.on('error', reject)
    onward.end(body)
  })
}

function send(outgoing: ServerResponse, { status, headers, body }: Answered): void {
  const { 'transfer-encoding': _chunked, connection: _connection, ...kept } = headers
  outgoing.writeHead(status, { ...kept, 'content-length': String(body.length) })
  outgoing.end(body)
}

async function readSent(incoming: IncomingMessage): Promise<Sent> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  return { method: incoming.method ?? 'GET', path: incoming.url ?? '/', headers: incoming.headers, body: Buffer.concat(chunks) }
}

function pipeStream(target: string, incoming: IncomingMessage, outgoing: ServerResponse, streams: Set<Socket>): void {
  const onward = request(target + incoming.url, { headers: incoming.headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
    answer.on('error', () => outgoing.socket?.destroy())
  })
  onward.on('error', () => outgoing.socket?.destroy())
  onward.end()
  const { socket } = incoming
  streams.add(socket)
  socket.on('close', () => {
    streams.delete(socket)
    onward.destroy()
  })
}
