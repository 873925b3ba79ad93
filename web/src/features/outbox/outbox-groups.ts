import { texts } from '#texts'
import type { OutboxRow } from '../../data/queries/outbox'
import { aboutOf } from '../../verbs/verb-views'

export type OutboxGroup = {
  /** 'collection/id' of what the items hang on. */
  key: string
  title: string
  rows: OutboxRow[]
}

/** Grouped by parent: a refused project takes its items along. Those that need their person come first. */
export function groupItems(rows: readonly OutboxRow[]): OutboxGroup[] {
  const parents = new Map(rows.flatMap((row) => (row.parent ? [[row.record, row.parent] as const] : [])))
  const groups = new Map<string, OutboxRow[]>()
  for (const row of rows) {
    const key = rootOf(row.record, parents)
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  return [...groups]
    .map(([key, members]) => ({ key, title: titleOf(key, members), rows: refusedFirst(members) }))
    .toSorted((one, other) => Number(hasRefused(other)) - Number(hasRefused(one)))
}

/** A message hangs on a conversation, which may hang on a project: as far up as what is listed tells. */
function rootOf(record: string, parents: ReadonlyMap<string, string>): string {
  let root = record
  for (let parent = parents.get(root); parent; parent = parents.get(root)) root = parent
  return root
}

function titleOf(key: string, rows: readonly OutboxRow[]): string {
  if (key.startsWith('users/')) return texts.outbox.groups.account
  if (key.startsWith('support_tickets/')) return texts.outbox.groups.support
  const abouts = rows.map(aboutOf)
  const title = abouts.find(({ project_title }) => project_title)?.project_title ?? ''
  const person = abouts.find(({ person_name }) => person_name)?.person_name ?? ''
  return (key.startsWith('conversations/') ? person || title : title || person) || texts.outbox.groups.nameless
}

const refusedFirst = (rows: readonly OutboxRow[]): OutboxRow[] =>
  rows.toSorted((one, other) => Number(other.state === 'refused') - Number(one.state === 'refused') || (one.n < other.n ? -1 : 1))

const hasRefused = ({ rows }: OutboxGroup): boolean => rows.some(({ state }) => state === 'refused')
