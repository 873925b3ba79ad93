import * as v from 'valibot'

/** A field of a document: how it is read, and what stands there while nothing does. */
export type Field<T> = {
  schema: v.GenericSchema<unknown, T>
  empty: T
  /** Whatever cannot be read is read as the empty value. */
  isTolerant?: true
  /** It may take thousands of bytes a record: a server looks at how long a page's are before it builds that. Rule L3. */
  isLong?: true
}

type Fields = Readonly<Record<string, Field<unknown>>>

/**
 * Who reads a field, of those to whom its record is fed (rules F2 and F3): the others get its empty value. `sidesOfDeal` are a project's owner and the chosen
 * provider; `ownerUntilCompleted` its owner, and everyone while it is completed.
 */
export type Readers = 'itsPerson' | 'bothSides' | 'anyone' | 'owner' | 'sidesOfDeal' | 'ownerUntilCompleted'

/** Fields, each under the name of its readers. */
type ReadBy = Readonly<Partial<Record<Readers, Fields>>>
type Intersected<T> = (T extends unknown ? (one: T) => void : never) extends (all: infer All) => void ? All : never
/** The fields of all groups; the groups are those that are named, so none is undefined. */
type Ungrouped<G extends ReadBy> = keyof G extends never ? Record<never, never> : Intersected<NonNullable<G[keyof G]>>

type ValuesOf<F> = { [K in keyof F]: F[K] extends Field<infer T> ? T : never }

export const text: Field<string> = { schema: v.string(), empty: '' }
export const longText: Field<string> = { ...text, isLong: true }
export const number: Field<number> = { schema: v.number(), empty: 0 }
export const flag: Field<boolean> = { schema: v.boolean(), empty: false }
export const choice = <const T extends string>(values: readonly T[], empty: NoInfer<T>): Field<T> => ({ schema: v.picklist(values), empty })
export const list = <T>(item: v.GenericSchema<unknown, T>): Field<T[]> => ({ schema: v.array(item), empty: [], isLong: true })
export const maybe = <T>(value: v.GenericSchema<unknown, T>): Field<T | null> => ({ schema: v.nullable(value), empty: null })

/** Reads what is missing or of another kind as the empty value: a field that servers or devices of another release may lack, or know other values of. Rule L10. */
export const tolerant = <T>(field: Field<T>): Field<T> => ({ ...field, isTolerant: true })

/** A collection's definition; `D` is its document. */
export type Collection<D> = {
  /** The record's own fields. */
  own: Fields
  /** Fields that a document carries of other records. Rule F5. */
  embedded: Fields
  /** By the names of all its fields. */
  readers: Readonly<Record<string, Readers>>
  /** A document with nothing in it: what a pending record starts from. */
  empty: D
  /** The same of a record's own fields. */
  emptyOwn: object
  /** A document as a server sent it, its tolerant fields filled; fields that this release does not know stay in it. Nothing where it is no document. */
  read(value: unknown): D | undefined
  /** The same of a document as this device stored it. */
  fill(stored: D): D
}

type Defined<Own, Embedded> = Omit<Collection<ValuesOf<Own & Embedded>>, 'own' | 'embedded' | 'emptyOwn'> & {
  own: Own
  embedded: Embedded
  emptyOwn: ValuesOf<Own>
}

export type DocumentOf<C> = C extends Collection<infer D> ? D : never

/**
 * Defines a collection: its type, empty document, parser and schema on devices, and what the server feeds to whom, come from these fields; the server's columns
 * are compared with them.
 */
export function defineCollection<Own extends ReadBy, Embedded extends ReadBy = Record<never, never>>(
  readOwn: Own,
  readEmbedded?: Embedded,
): Defined<Ungrouped<Own>, Ungrouped<Embedded>> {
  const [own, embedded] = [ungrouped(readOwn), ungrouped(readEmbedded ?? ({} as Embedded))]
  const fields: Fields = Object.assign({}, own, embedded)
  const entries = Object.entries(fields)
  const tolerantFields = entries.filter(([, { isTolerant }]) => isTolerant)
  const empty = emptyOf(fields)
  const isDocument = (value: object): value is ValuesOf<Ungrouped<Own> & Ungrouped<Embedded>> =>
    entries.every(([name, { schema }]) => v.is(schema, Reflect.get(value, name)))
  const fill = <D extends object>(value: D): D => {
    const unread = tolerantFields.filter(([name, { schema }]) => !v.is(schema, Reflect.get(value, name)))
    return unread.length === 0 ? value : { ...value, ...Object.fromEntries(unread.map(([name, field]) => [name, field.empty])) }
  }
  const emptyOwn: object = emptyOf(Object.assign({}, own))
  if (!isDocument(empty)) throw new TypeError('The empty document is none.')
  return {
    own,
    embedded,
    readers: { ...readersOf(readOwn), ...readersOf(readEmbedded ?? {}) },
    empty,
    emptyOwn: emptyOwn as ValuesOf<Ungrouped<Own>>,
    fill,
    read(value) {
      if (typeof value !== 'object' || value === null) return undefined
      const filled = fill(value)
      return isDocument(filled) ? filled : undefined
    },
  }
}

const emptyOf = (fields: Fields): object => Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.empty]))

const ungrouped = <G extends ReadBy>(groups: G): Ungrouped<G> => Object.assign({}, ...Object.values(groups))

const readersOf = (groups: ReadBy): Record<string, Readers> =>
  Object.fromEntries(Object.entries(groups).flatMap(([readers, fields]) => Object.keys(fields).map((name) => [name, readers as Readers])))
