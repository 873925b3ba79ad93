import type * as v from 'valibot'
import type { PhotoHolder } from '#domain/document-photos'
import type { Account, CollectionName, Documents, Project, ProjectStatus, Stored } from '#domain/documents'
import { parserOf } from '#domain/fields'
import type { Notice } from '#domain/notice'
import type { QuotaName } from '#domain/quotas'
import type { Refusal } from '#domain/refusal'

export type Actor = Pick<Account, 'id' | 'role' | 'full_name' | 'avatar' | 'city' | 'state'>

/** All that the actor may learn of a closed project. Rule P2. */
export type ClosedProject = { id: string; status: Exclude<ProjectStatus, 'open'>; client_id?: undefined }

/** As the actor may see them, in order; undefined is absent. */
export type Reads = { [C in CollectionName]: readonly ((C extends 'projects' ? Project | ClosedProject : Documents[C]) | undefined)[] }

export type RecordKey = readonly [collection: CollectionName, id: string]

/** For own records only: all of them, on the server the newest. */
export const EVERY_OWN = '*'

/**
 * Absolute values. `ensure` keeps an existing record; `set` never creates; `advance` keeps the greater text; `set_all` is by `where`, `until` by
 * created_at; `remove` cascades; `remove_photos` also bars photos still to come.
 */
export type Change = { [C in CollectionName]: ChangeOf<C> }[CollectionName] | PhotoRemoval | Enclosure
/** Messages of the conversation that the ticket reports; only the server copies them. */
type Enclosure = { op: 'enclose'; collection: 'support_tickets'; id: string; messages: readonly string[] }
type PhotoRemoval = { op: 'remove_photos'; collection: PhotoHolder; id: string; photos: readonly string[] }
type ChangeOf<C extends CollectionName> =
  | { op: 'create' | 'ensure'; collection: C; id: string; fields: Stored<C> }
  | { op: 'set' | 'advance'; collection: C; id: string; fields: Partial<Stored<C>> }
  | { op: 'set_all'; collection: C; where: Partial<Stored<C>>; except?: string; until?: string; fields: Partial<Stored<C>> }
  | { op: 'remove'; collection: C; id: string }

export type Decision = { ok: true; changes: Change[]; notices: Notice[] } | { ok: false; code: Refusal }

export const accept = (changes: Change[], notices: Notice[] = []): Decision => ({ ok: true, changes, notices })
export const refuse = (code: Refusal): Decision => ({ ok: false, code })
/** It is so already. Rule P5. */
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
export const enclose = (id: string, messages: readonly string[]): Enclosure => ({ op: 'enclose', collection: 'support_tickets', id, messages })
export const removePhotos = (collection: PhotoHolder, id: string, photos: readonly string[]): PhotoRemoval => ({
  op: 'remove_photos',
  collection,
  id,
  photos,
})

/** Into Pendências, back to its field, or nowhere. Rule P8. */
export type OnRefusal = 'keep' | 'input' | 'forget'

/** One verb's rule. The device runs `decide` at dispatch, the server again on its own data. */
type Rule<Args> = {
  reads(args: Args, me: Actor): RecordKey[]
  record(args: Args, me: Actor): RecordKey
  parent?(args: Args): RecordKey
  /** One unit per accepted command. Product 42. */
  quota?: QuotaName
  /** For support, and the account's deletion and its withdrawal. Product 91, rule A5. */
  isOpenToSuspended?: true
  onRefusal?: OnRefusal
  /** `now` is the deciding side's clock, `at` the time of dispatch; ISO 8601 in UTC. */
  decide(reads: Reads, args: Args, me: Actor, now: string, at: string): Decision
}

export type Command<Args> = Rule<Args> & {
  onRefusal: OnRefusal
  /** Version of the args that `parse` takes. Rule P10. */
  version: number
  parse(given: unknown): Args | undefined
  prepare(given: unknown): BoundCommand | undefined
}

/** With its parsed args inside. */
export type BoundCommand = {
  args: object
  /** The city in IBGE's spelling. */
  withCity(city: string): BoundCommand
  reads(me: Actor): RecordKey[]
  record(me: Actor): RecordKey
  parent(): RecordKey | undefined
  decide(reads: Reads, me: Actor, now: string, at: string): Decision
}

/** A refused one is kept where nothing else is said. */
export function defineCommand<const Schema extends v.GenericSchema<unknown, object>>(
  schema: Schema,
  rule: Rule<v.InferOutput<Schema>>,
): Command<v.InferOutput<Schema>> {
  const parse = parserOf(schema)
  return {
    onRefusal: 'keep',
    ...rule,
    version: 1,
    parse,
    prepare(given) {
      const args = parse(given)
      return args && bound(args)
    },
  }

  function bound(args: v.InferOutput<Schema>): BoundCommand {
    return {
      args,
      withCity: (city) => bound({ ...args, city }),
      reads: (me) => rule.reads(args, me),
      record: (me) => rule.record(args, me),
      parent: () => rule.parent?.(args),
      decide: (reads, me, now, at) => rule.decide(reads, args, me, now, at),
    }
  }
}
