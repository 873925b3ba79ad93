import { answered, type Client } from './client'

/** One collection of a list: rows after `last`, which is the greatest or the least `key` so far. */
export type List = { path: (last: string) => string; key: string; order: 'rising' | 'falling'; from: string }

/** Pages through lists one after the other by a key, so that no page is counted off; ended, it begins anew. */
export class Pager {
  private at = 0
  private last = ''

  private readonly client: Client
  private readonly lists: readonly List[]
  private readonly token: string

  constructor(client: Client, lists: readonly List[], token = '') {
    this.client = client
    this.lists = lists
    this.token = token
    this.last = lists[0]?.from ?? ''
  }

  isAtStart = (): boolean => this.at === 0 && this.last === this.lists[0]?.from

  /** One request; how many rows it brought. */
  async page(onRow?: (row: Record<string, unknown>) => void): Promise<number> {
    const list = this.lists[this.at]
    if (!list) throw new Error('there is no list')
    const heard = await answered(this.client({ path: list.path(this.last), token: this.token }))
    const parsed: Record<string, unknown>[] | { items: Record<string, unknown>[] } = JSON.parse(heard.text())
    const rows = Array.isArray(parsed) ? parsed : parsed.items
    for (const row of rows) {
      onRow?.(row)
      const key = String(row[list.key])
      if (list.order === 'rising' ? key > this.last : key < this.last) this.last = key
    }
    if (rows.length < PAGE) {
      this.at = (this.at + 1) % this.lists.length
      this.last = this.lists[this.at]?.from ?? ''
    }
    return rows.length
  }

  /** All of it, from the start. */
  async whole(onRow?: Parameters<Pager['page']>[0]): Promise<void> {
    do await this.page(onRow)
    while (!this.isAtStart())
  }
}

/** As many rows as PocketBase gives at most. */
const PAGE = 1_000

/** The path of a native list, which counts no total. */
export const nativeList = (collection: string, filter: string, sort: string): string =>
  `/api/collections/${collection}/records?${new URLSearchParams({ filter, sort, perPage: String(PAGE), skipTotal: '1' })}`
