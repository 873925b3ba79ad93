import { setTimeout as pause } from 'node:timers/promises'
import { type CollectionName, collectionNames } from '#domain/documents'
import type { Checkpoint } from '#domain/wire/wire'
import type { Stream } from '#domain/wire/wire-requests'
import type { Person } from '../../support/data/people'
import { answered, type Client } from './client'

type Page = { behind?: true; documents: { id: string; _deleted?: true }[]; checkpoint: Checkpoint; more: boolean }
type Answer = { token: string; end: number; collections: Record<string, Page> }

/** Without the server's own time. */
const AGAIN_AFTER_MS = 2_000

/** Keeps its checkpoints, drops the documents. */
export class Puller {
  documents = 0
  /** Named in each pull. */
  stream: Stream | undefined
  private open: CollectionName[]
  private checkpoints = new Map<string, Checkpoint>()
  private token = ''
  private seen = 0

  private readonly client: Client
  private readonly person: Pick<Person, 'token'>
  private readonly collections: readonly CollectionName[]

  constructor(client: Client, person: Pick<Person, 'token'>, collections: readonly CollectionName[] = collectionNames) {
    this.client = client
    this.person = person
    this.collections = collections
    this.open = [...collections]
  }

  get isDone(): boolean {
    return this.open.length === 0
  }

  get position(): { token: string; seen: number } {
    return { token: this.token, seen: this.seen }
  }

  forget(): void {
    this.open = [...this.collections]
    this.checkpoints.clear()
  }

  private body(): string {
    const collections = Object.fromEntries(this.open.map((name) => [name, this.checkpoints.get(name) ?? null]))
    return JSON.stringify({ token: this.token, seen: this.seen, collections, ...(this.stream && { stream: this.stream }) })
  }

  /** Refused for lack of room, the request is repeated later. Rule L11. */
  async page(onDocument?: (collection: CollectionName, document: object) => void): Promise<number> {
    const asking = () => this.client({ method: 'POST', path: '/api/sync/pull', token: this.person.token, body: this.body() })
    let heard = await asking()
    while (heard.status === 429 || heard.status === 503) {
      await pause(heard.retryAfterMs || AGAIN_AFTER_MS)
      heard = await asking()
    }
    const { token, end, collections }: Answer = JSON.parse((await answered(Promise.resolve(heard))).text())
    this.token = token
    this.seen = end
    let count = 0
    this.open = this.open.filter((name) => {
      const page = collections[name]
      if (!page || page.behind) throw new Error(`${name} is behind`)
      for (const document of page.documents) onDocument?.(name, document)
      count += page.documents.length
      this.checkpoints.set(name, page.checkpoint)
      return page.more
    })
    this.documents += count
    return count
  }

  async round(onDocument?: Parameters<Puller['page']>[0]): Promise<void> {
    this.open = [...this.collections]
    while (!this.isDone) await this.page(onDocument)
  }
}
