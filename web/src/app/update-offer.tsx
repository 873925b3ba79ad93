import { lazy, Suspense, useSyncExternalStore } from 'react'
import { onUpdate, waitingUpdate } from './update'

const UpdatePrompt = lazy(async () => ({ default: (await import('./update-prompt')).UpdatePrompt }))

/** Nothing until a new version waits and as soon as it was put off. */
export function UpdateOffer() {
  const update = useSyncExternalStore(onUpdate, waitingUpdate, () => null)
  return update ? (
    <Suspense>
      <UpdatePrompt onAccept={update.accept} onPutOff={update.putOff} />
    </Suspense>
  ) : null
}
