import type { AccountDatabase } from '../../sync'
import { createDraftKeeper } from '../kept-drafts/draft-keeper'
import { draftPlaces, writtenNow } from '../kept-drafts/draft-places'
import { orderOf } from '../kept-drafts/kept-draft'

/** Stores what a form begins with when next opened. The returned function restores the former draft unless something was typed since. */
export async function keepForForm(database: AccountDatabase, name: string, make: (kept: unknown) => object | string): Promise<() => Promise<void>> {
  const places = draftPlaces(database, name)
  await places.forgotten()
  const stored = await places.stored()
  const newer = places.rescuedAfter(stored) ?? stored
  const before = newer && !(await places.wasDispatched(newer)) ? newer : undefined
  const made = writtenNow(make(before?.value), [orderOf(newer)])
  await places.store(made)
  // Removed only after the write: a device without room keeps what it has.
  places.rescuedAfter(made)
  return async () => {
    const keeper = createDraftKeeper(database, name)
    if ((await keeper.read())?.writing !== made.writing) return
    if (before && before.value !== null) await places.store(writtenNow(before.value, [made.order]))
    else await keeper.forget()
  }
}
