import { useMemo } from 'react'
import { map } from 'rxjs'
import * as v from 'valibot'
import { type Quote, quote } from '#domain/projects/quote'
import { type AccountDatabase, changeLocal } from '../../sync'
import { useLive } from '../live/use-live'
import { useAccountStore } from '../store/account-store-context'

const pastQuote = v.object({ project_id: v.string(), project_title: v.string(), ...v.pick(quote, ['rows', 'excluded', 'conditions']).entries })
export type PastQuote = v.InferOutput<typeof pastQuote>

type Kept = { quotes: unknown[] }

const KEY = 'past-quotes'
const MOST_KEPT = 10

const readable = (kept: readonly unknown[]): PastQuote[] => kept.filter((each): each is PastQuote => v.is(pastQuote, each))

/** One's own last quotes on this device, newest first; one of a project. Product 114. */
export function usePastQuotes(): PastQuote[] {
  const { database } = useAccountStore()
  const stored = useMemo(() => database.getLocal$<Kept>(KEY).pipe(map((found) => readable(found?.toMutableJSON().data.quotes ?? []))), [database])
  return useLive(stored) ?? []
}

export async function keepPastQuote(
  database: AccountDatabase,
  { id, title }: { id: string; title: string },
  { rows, excluded, conditions }: Quote,
): Promise<void> {
  const sent: PastQuote = { project_id: id, project_title: title, rows, excluded, conditions }
  if (rows.length + excluded.length === 0 && conditions === '') return
  await changeLocal<Kept>(database, KEY, { quotes: [] }, ({ quotes }) => ({
    quotes: [sent, ...readable(quotes).filter(({ project_id }) => project_id !== id)].slice(0, MOST_KEPT),
  }))
}
