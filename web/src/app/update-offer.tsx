import { useAtomValue } from 'jotai/react'
import { lazy, Suspense } from 'react'
import { waitingUpdate } from './update'

const UpdatePrompt = lazy(async () => ({ default: (await import('./update-prompt')).UpdatePrompt }))

/** Nothing until a new version waits and as soon as it was put off. */
export function UpdateOffer() {
  const update = useAtomValue(waitingUpdate)
  return update ? (
    <Suspense>
      <UpdatePrompt onAccept={update.accept} onPutOff={update.putOff} />
    </Suspense>
  ) : null
}
