import * as v from 'valibot'

/** Its schema, and its empty value. */
export type Field<T> = {
  schema: v.GenericSchema<unknown, T>
  empty: T
  /** An unreadable value is read as the empty one. */
  isTolerant?: true
  /** Thousands of bytes a record: a server looks at their length before it builds a page. Rule L3. */
  isLong?: true
}

type Fields = Readonly<Record<string, Field<unknown>>>

/**
 * Readers among those to whom the record is fed; others get the empty value (rules F2 and F3). `sidesOfDeal`: owner and chosen provider;
 * `ownerUntilCompleted`: the owner, then everyone.
 */
export type Readers = 'itsPerson' | 'bothSides' | 'anyone' | 'owner' | 'sidesOfDeal' | 'ownerUntilCompleted'

type ReadBy = Readonly<Partial<Record<Readers, Fields>>>
type Intersected<T> = (T extends unknown ? (one: T) => void : never) extends (all: infer All) => void ? All : never
/** All groups' fields; only named groups count, so none is undefined. */
type Ungrouped<G extends ReadBy> = keyof G extends never ? Record<never, never> : Intersected<NonNullable<G[keyof G]>>

type ValuesOf<F> = { [K in keyof F]: F[K] extends Field<infer T> ? T : never }

export const text: Field<string> = { schema: v.string(), empty: '' }
export const longText: Field<string> = { ...text, isLong: true }
export const number: Field<number> = { schema: v.number(), empty: 0 }
export const flag: Field<boolean> = { schema: v.boolean(), empty: false }
export const choice = <const T extends string>(values: readonly T[], empty: NoInfer<T>): Field<T> => ({ schema: v.picklist(values), empty })
export const list = <T>(item: v.GenericSchema<unknown, T>): Field<T[]> => ({ schema: v.array(item), empty: [], isLong: true })
export const maybe = <T>(value: v.GenericSchema<unknown, T>): Field<T | null> => ({ schema: v.nullable(value), empty: null })

/** For fields that another release may lack, or know other values of. Rule L10. */
export const tolerant = <T>(field: Field<T>): Field<T> => ({ ...field, isTolerant: true })

/** `D` is the document. */
export type Collection<D> = {
  own: Fields
  /** From other records. Rule F5. */
  embedded: Fields
  /** By field. */
  readers: Readonly<Record<string, Readers>>
  /** A pending record starts from it. */
  empty: D
  /** Without embedded fields. */
  emptyOwn: object
  /** A server's document: tolerant fields filled, unknown fields kept. Undefined for anything else. */
  read(value: unknown): D | undefined
  fill(stored: D): D
}

type Defined<Own, Embedded> = Omit<Collection<ValuesOf<Own & Embedded>>, 'own' | 'embedded' | 'emptyOwn'> & {
  own: Own
  embedded: Embedded
  emptyOwn: ValuesOf<Own>
}

export type DocumentOf<C> = C extends Collection<infer D> ? D : never

/** Types, empty document, parser, device schema, and what the server feeds to whom. The server's columns are compared with these fields. */
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
