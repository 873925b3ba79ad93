import { answered, type Client } from './client'

/** Rows after `last`, the greatest or least `key` so far. */
export type List = { path: (last: string) => string; key: string; order: 'rising' | 'falling'; from: string }

/** Pages by a key, without counting; begins anew at the end. */
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

  async whole(onRow?: Parameters<Pager['page']>[0]): Promise<void> {
    do await this.page(onRow)
    while (!this.isAtStart())
  }
}

const PAGE = 1_000

export const nativeList = (collection: string, filter: string, sort: string): string =>
  `/api/collections/${collection}/records?${new URLSearchParams({ filter, sort, perPage: String(PAGE), skipTotal: '1' })}`
