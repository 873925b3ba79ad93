import { createEarliestTimer } from '../../../web/src/sync/earliest-timer'
import { pokeDelay, pokeIn } from '../../../web/src/sync/stream/poke-delay'
import { defaultWaits } from '../../../web/src/sync/waits'
import { populate } from '../../server/support/populate'
import { openStream, type Stream } from '../../server/support/stream'
import type { TestServer } from '../../support/server/pocketbase'
import { quoted, sql, tokenOf } from '../../support/server/server-client'
import type { Client } from './client'
import { Puller } from './puller'

/** Milliseconds from a poke to its pull. Rule W3. */
export type Delay = (event: Stream['events'][number]) => number

export const today: Delay = ({ data }) => pokeDelay(data, defaultWaits)
/** Before only shared channels were spread. */
export const before: Delay = (event) => (event.name.startsWith('user:') ? defaultWaits.pokeMs : today(event))

/** A device with a stream, which holds everything. */
export class Listener {
  readonly puller: Puller
  private readonly pokes = new Map<string, string>()
  private isDue = false
  private running = 0
  private readonly pull = createEarliestTimer(() => void this.round())

  constructor(puller: Puller) {
    this.puller = puller
  }

  async listen(server: TestServer, channels: string[], token: string, delay: Delay): Promise<void> {
    const stream = await openStream(server, (event) => {
      this.pokes.set(event.name, pokeIn(event.data))
      this.puller.stream = { id: stream.id, pokes: [...this.pokes.values()] }
      this.isDue = true
      this.pull.within(delay(event))
    })
    this.puller.stream = { id: stream.id, pokes: [] }
    const { status } = await stream.subscribe(channels, token)
    if (status !== 204) throw new Error(`a subscription was answered ${status}`)
  }

  private async round(): Promise<void> {
    this.isDue = false
    this.running++
    await this.puller.round()
    this.running--
  }

  isSettled = (): boolean => !this.isDue && this.running === 0
}

/** `count` providers of a city who listen, with what is there. */
export async function listenersIn(
  server: TestServer,
  client: Client,
  { state, city, count, delay }: { state: string; city: string; count: number; delay: Delay },
): Promise<Listener[]> {
  await populate(server, state, city, count)
  const ids = (await sql(server, `SELECT id FROM users WHERE full_name = 'Fornecedor' AND city = ${quoted(city)}`)).map(({ id }) => String(id))
  const listeners: Listener[] = []
  for (const id of ids) {
    const token = await tokenOf(server, id)
    const listener = new Listener(new Puller(client, { token }))
    await listener.puller.round()
    await listener.listen(server, [`user:${id}`, `open:${state}`, `cards:${state}`], token, delay)
    await listener.puller.round()
    listeners.push(listener)
  }
  return listeners
}
