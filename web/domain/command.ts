import type { Account, CollectionName, Documents, Project, ProjectStatus, Stored } from '#domain/documents'
import type { Notice } from '#domain/notice'
import type { Refusal } from '#domain/refusal'

/** Who gives a command. */
export type Actor = Pick<Account, 'id' | 'role' | 'full_name' | 'avatar' | 'city' | 'state'>

/** What exists but is closed to the actor: its end is all they may learn. Rule P2. */
export type ClosedProject = { id: string; status: Exclude<ProjectStatus, 'open'>; client_id?: undefined }

/** What a command asked to read, in the order it asked for, as the actor may see it; undefined is absent. */
export type Seen = { [C in CollectionName]: readonly ((C extends 'projects' ? Project | ClosedProject : Documents[C]) | undefined)[] }

export type RecordKey = readonly [collection: CollectionName, id: string]

/** In place of an id, for collections in which people see their own records only: all of them. */
export const EVERY_OWN = '*'

/**
 * What an accepted command writes, in absolute values.
 * `create` fails on what exists, `ensure` leaves it as it is; `set` never creates; `advance` keeps the greater of the two texts;
 * `set_all` reaches every record whose fields equal `where` (up to and including `until` by created_at), all but `except`;
 * `remove` takes what hangs on the record with it.
 */
export type Change = { [C in CollectionName]: ChangeOf<C> }[CollectionName]
type ChangeOf<C extends CollectionName> =
  | { op: 'create' | 'ensure'; collection: C; id: string; fields: Stored<C> }
  | { op: 'set' | 'advance'; collection: C; id: string; fields: Partial<Stored<C>> }
  | { op: 'set_all'; collection: C; where: Partial<Stored<C>>; except?: string; until?: string; fields: Partial<Stored<C>> }
  | { op: 'remove'; collection: C; id: string }

export type Decision = { ok: true; changes: Change[]; notices: Notice[] } | { ok: false; code: Refusal }

export const accept = (changes: Change[], notices: Notice[] = []): Decision => ({ ok: true, changes, notices })
export const refuse = (code: Refusal): Decision => ({ ok: false, code })
/** What is already so is accepted and changes nothing. Rule P5. */
export const alreadySo: Decision = accept([])

export const create = <C extends CollectionName>(collection: C, fields: Stored<C>) => ({ op: 'create' as const, collection, id: fields.id, fields })
export const ensure = <C extends CollectionName>(collection: C, fields: Stored<C>) => ({ op: 'ensure' as const, collection, id: fields.id, fields })
export const set = <C extends CollectionName>(collection: C, id: string, fields: Partial<Stored<C>>) => ({
  op: 'set' as const,
  collection,
  id,
  fields,
})
export const advance = <C extends CollectionName>(collection: C, id: string, fields: Partial<Stored<C>>) => ({
  op: 'advance' as const,
  collection,
  id,
  fields,
})
export const remove = <C extends CollectionName>(collection: C, id: string) => ({ op: 'remove' as const, collection, id })

/** Where a refused command goes: into Pendências, back to the field it was typed in, or nowhere. Rule P8. */
export type OnRefusal = 'keep' | 'input' | 'forget'

/** One verb: the rule, whole. The device runs `decide` when the command is given, the server again on its own data. */
export type Command<Args> = {
  /** The edge, on both sides: unknown → args, or nothing. */
  parse(given: unknown): Args | undefined
  /** What `decide` needs to see. */
  reads(args: Args, me: Actor): RecordKey[]
  /** What it is about. */
  record(args: Args, me: Actor): RecordKey
  /** What that hangs on. */
  parent?(args: Args): RecordKey
  onRefusal: OnRefusal
  /** `now` is the clock of whoever decides; `at` is when the person gave it. Both are ISO 8601 in UTC. */
  decide(seen: Seen, args: Args, me: Actor, now: string, at: string): Decision
}

/** A command with its parsed args inside, so that callers need not know them. */
export type Prepared = {
  reads(me: Actor): RecordKey[]
  record(me: Actor): RecordKey
  parent(): RecordKey | undefined
  decide(seen: Seen, me: Actor, now: string, at: string): Decision
}

export type Verbed<Args> = { onRefusal: OnRefusal; version: 1; parse: Command<Args>['parse']; prepare(given: unknown): Prepared | undefined }

export function verb<Args>(command: Command<Args>): Verbed<Args> {
  return {
    onRefusal: command.onRefusal,
    version: 1,
    parse: command.parse,
    prepare(given) {
      const args = command.parse(given)
      if (args === undefined) return undefined
      return {
        reads: (me) => command.reads(args, me),
        record: (me) => command.record(args, me),
        parent: () => command.parent?.(args),
        decide: (seen, me, now, at) => command.decide(seen, args, me, now, at),
      }
    },
  }
}
