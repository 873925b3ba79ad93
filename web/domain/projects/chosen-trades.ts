import * as v from 'valibot'
import { tradeIds } from '#domain/projects/trades'

/** Each once, in their person's order. */
export const chosenTrades = (most: number) =>
  v.pipe(
    v.array(v.picklist(tradeIds)),
    v.maxLength(most),
    v.check((ids) => new Set(ids).size === ids.length),
  )
