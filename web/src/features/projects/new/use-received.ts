import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { withReceived } from '../../../data/drafts/use-returned-words'
import { forgetReceived, receivedBy, receivedIn } from '../../../data/received'
import { useAccountStore } from '../../../data/store/account-store-context'
import type { NewProject } from './use-new-project'

type Form = Pick<NewProject, 'isReady' | 'draft' | 'photos'>

/** Adds what another app has shared: its text behind the description, its photos behind those that are there. Product 95. */
export function useReceived(form: Form): void {
  const { userId } = useAccountStore()
  const id = receivedIn(useLocation().state)
  const newest = useRef(form)
  newest.current = form
  const taken = useRef('')
  const mayTake = form.isReady && form.photos.preparing === null

  useEffect(() => {
    if (!id || !mayTake || taken.current === id) return
    taken.current = id
    take(id, userId, () => newest.current).catch((error: unknown) => console.info('What was shared could not be read.', error))
  }, [id, mayTake, userId])
}

async function take(id: string, userId: string, form: () => Form): Promise<void> {
  const received = await receivedBy(userId, id)
  if (!received) return
  const { draft, photos } = form()
  photos.add(received.photos)
  if (received.text === '') return forgetReceived(id)
  const addText = ({ description, ...typed }: Form['draft']['value']) => ({ ...typed, description: withReceived(description, received.text) })
  await draft.setValue(addText, () => void forgetReceived(id))
}
