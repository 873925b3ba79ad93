import { type CollectionName, collectionNames } from '#domain/documents'
import type { Checkpoint } from '#domain/wire/wire'
import { call, type Row, type Server } from '../../support/server/server-client'

type Page = { behind?: true; documents: Row[]; checkpoint: Checkpoint; more: boolean }
export type PullBody = { token: string; end: number; now: string; rewound?: true; channels: string[]; collections: Record<string, Page> }

/** The simplest device for rules L1 to L8, in memory. */
export class Device {
  documents = new Map<CollectionName, Map<string, Row>>(collectionNames.map((name) => [name, new Map()]))
  checkpoints = new Map<string, Checkpoint>()
  token = ''
  seen = 0
  /** With tombstones. */
  received = 0

  readonly server: Server
  readonly person: { id: string; token: string }

  constructor(server: Server, person: Device['person']) {
    this.server = server
    this.person = person
  }

  request(names: readonly CollectionName[] = collectionNames) {
    return { token: this.token, seen: this.seen, collections: Object.fromEntries(names.map((name) => [name, this.checkpoints.get(name) ?? null])) }
  }

  async ask(names: readonly CollectionName[] = collectionNames): Promise<PullBody> {
    const answer = await call(this.server, 'POST', '/api/sync/pull', { token: this.person.token, body: this.request(names) })
    if (answer.status !== 200) throw new Error(`pull answered ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer.body as PullBody
  }

  /** Until every collection is at the feed's end. Returns the requests. */
  async pull(): Promise<number> {
    let open: CollectionName[] = [...collectionNames]
    let requests = 0
    while (open.length > 0) {
      const answer = await this.ask(open)
      requests++
      this.note(answer)
      if (answer.rewound) {
        this.forget(collectionNames)
        open = [...collectionNames]
        continue
      }
      open = open.filter((name) => this.apply(name, answer.collections[name]))
    }
    return requests
  }

  /** One request, with the round cut after it. */
  async pullPage(): Promise<void> {
    const answer = await this.ask()
    this.note(answer)
    for (const name of collectionNames) this.apply(name, answer.collections[name])
  }

  note({ token, end }: { token: string; end: number }): void {
    this.seen = this.token === token ? Math.max(this.seen, end) : end
    this.token = token
  }

  forget(names: readonly CollectionName[]): void {
    for (const name of names) {
      this.documents.set(name, new Map())
      this.checkpoints.delete(name)
    }
  }

  /** Whether there is more. */
  private apply(name: CollectionName, page: Page | undefined): boolean {
    if (!page) throw new Error(`no page of ${name}`)
    if (page.behind) {
      this.forget([name])
      return true
    }
    for (const document of page.documents) {
      this.received++
      const id = String(document.id)
      if (document._deleted) this.all(name).delete(id)
      else this.all(name).set(id, document)
    }
    this.checkpoints.set(name, page.checkpoint)
    return page.more
  }

  all(name: CollectionName): Map<string, Row> {
    const held = this.documents.get(name)
    if (!held) throw new Error(name)
    return held
  }

  ids(name: CollectionName): string[] {
    return [...this.all(name).keys()].sort()
  }
}
