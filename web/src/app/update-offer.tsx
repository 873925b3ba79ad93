import { Suspense, useState, useSyncExternalStore } from 'react'
import { lazyPart } from '../ui/lazy-part'
import { onUpdate, waitingUpdate } from './update'

const UpdatePrompt = lazyPart(async () => (await import('./update-prompt')).UpdatePrompt)

/** Nothing until a new version waits and as soon as it was put off. */
export function UpdateOffer() {
  const update = useSyncExternalStore(onUpdate, waitingUpdate)
  const [isPutOff, setIsPutOff] = useState(false)
  return update && !isPutOff ? (
    <Suspense>
      <UpdatePrompt onAccept={update.accept} onPutOff={() => setIsPutOff(true)} />
    </Suspense>
  ) : null
}
