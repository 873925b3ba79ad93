import * as v from 'valibot'
import type { Collection } from '#domain/collection'

/** For answers that hold documents. */
export const documentSchema = <D>({ read }: Collection<D>): v.GenericSchema<unknown, D> =>
  v.pipe(
    v.unknown(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const document = read(dataset.value)
      if (document !== undefined) return document
      addIssue({ message: 'This is no document of its collection.' })
      return NEVER
    }),
  )
