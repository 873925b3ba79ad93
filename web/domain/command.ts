import type { Account, CollectionName, Documents, Project, ProjectStatus, Stored } from '#domain/documents'
import type { Notice } from '#domain/notice'
import type { QuotaName } from '#domain/quotas'
import type { Refusal } from '#domain/refusal'

/** Who gives a command. */
export type Actor = Pick<Account, 'id' | 'role' | 'full_name' | 'avatar' | 'city' | 'state'>

/** A project that is closed to the actor: its end is all they may learn. Rule P2. */
export type ClosedProject = { id: string; status: Exclude<ProjectStatus, 'open'>; client_id?: undefined }

/** Documents that a command asked to read, in that order, as the actor may see them; undefined is absent. */
export type Reads = { [C in CollectionName]: readonly ((C extends 'projects' ? Project | ClosedProject : Documents[C]) | undefined)[] }

export type RecordKey = readonly [collection: CollectionName, id: string]

/** In place of an id, for collections in which people see their own records only: all of them, on the server the newest. */
export const EVERY_OWN = '*'

/**
 * A write of an accepted command, in absolute values.
 * `create` fails on what exists, `ensure` leaves it as it is; `set` never creates; `advance` keeps the greater of the two texts;
 * `set_all` reaches every record whose fields equal `where` (up to and including `until` by created_at), all but `except`;
 * `remove` takes what hangs on the record with it; `remove_photos` holds for photos that the project does not have yet, too.
 */
export type Change = { [C in CollectionName]: ChangeOf<C> }[CollectionName] | PhotoRemoval
type PhotoRemoval = { op: 'remove_photos'; collection: 'projects'; id: string; photos: readonly string[] }
type ChangeOf<C extends CollectionName> =
  | { op: 'create' | 'ensure'; collection: C; id: string; fields: Stored<C> }
  | { op: 'set' | 'advance'; collection: C; id: string; fields: Partial<Stored<C>> }
  | { op: 'set_all'; collection: C; where: Partial<Stored<C>>; except?: string; until?: string; fields: Partial<Stored<C>> }
  | { op: 'remove'; collection: C; id: string }

export type Decision = { ok: true; changes: Change[]; notices: Notice[] } | { ok: false; code: Refusal }

export const accept = (changes: Change[], notices: Notice[] = []): Decision => ({ ok: true, changes, notices })
export const refuse = (code: Refusal): Decision => ({ ok: false, code })
/** Accepted without a change: it is already so. Rule P5. */
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
export const removePhotos = (id: string, photos: readonly string[]): PhotoRemoval => ({ op: 'remove_photos', collection: 'projects', id, photos })

/** Where a refused command goes: into Pendências, back to the field it was typed in, or nowhere. Rule P8. */
export type OnRefusal = 'keep' | 'input' | 'forget'

/** One verb: the rule, whole. The device runs `decide` when the command is dispatched, the server again on its own data. */
export type Command<Args> = {
  /** The edge, on both sides: unknown → args, or nothing. */
  parse(given: unknown): Args | undefined
  /** Documents that `decide` needs. */
  reads(args: Args, me: Actor): RecordKey[]
  /** The record that it is about. */
  record(args: Args, me: Actor): RecordKey
  /** The record on which that hangs. */
  parent?(args: Args): RecordKey
  /** The quota that an accepted one takes a unit of. Product 42. */
  quota?: QuotaName
  /** It stays open to a suspended person: to write to support, to ask for the account's deletion and to take that back. Product 91, rule A5. */
  isOpenToSuspended?: true
  onRefusal: OnRefusal
  /** `now` is the clock of the side that decides, device or server; `at` is when the person gave the command. Both are ISO 8601 in UTC. */
  decide(reads: Reads, args: Args, me: Actor, now: string, at: string): Decision
}

/** A command with its parsed args inside, so that callers need not know them. */
export type BoundCommand = {
  args: object
  /** The same with another city, as IBGE writes it. */
  withCity(city: string): BoundCommand
  reads(me: Actor): RecordKey[]
  record(me: Actor): RecordKey
  parent(): RecordKey | undefined
  decide(reads: Reads, me: Actor, now: string, at: string): Decision
}

export type DefinedCommand<Args> = {
  quota: QuotaName | undefined
  isOpenToSuspended: boolean
  onRefusal: OnRefusal
  /** Version of the args that `parse` takes. Rule P10. */
  version: number
  parse: Command<Args>['parse']
  prepare(given: unknown): BoundCommand | undefined
}

export function defineCommand<Args extends object>(command: Command<Args>): DefinedCommand<Args> {
  return {
    onRefusal: command.onRefusal,
    quota: command.quota,
    isOpenToSuspended: command.isOpenToSuspended === true,
    version: 1,
    parse: command.parse,
    prepare(given) {
      const args = command.parse(given)
      return args && bound(args)
    },
  }

  function bound(args: Args): BoundCommand {
    return {
      args,
      withCity: (city) => bound({ ...args, city }),
      reads: (me) => command.reads(args, me),
      record: (me) => command.record(args, me),
      parent: () => command.parent?.(args),
      decide: (reads, me, now, at) => command.decide(reads, args, me, now, at),
    }
  }
}
