import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { links } from '#links'
import { texts } from '#texts'
import { type Received, receivedBy } from '../../data/received'
import { useAccountStore } from '../../data/store/account-store-context'
import { EmptyState } from '../../ui/feedback/empty-state'
import { LinkButton } from '../../ui/forms/buttons/link-button'
import { Page } from '../../ui/layout/app-frame'
import { ReceivedForm } from './received-form'

const { nothing } = texts.received

/** Asks where something goes that another app has shared. Product 95. */
export function ReceivedPage() {
  const received = useReceivedOnce()
  if (received === undefined) return null
  return (
    <Page width="narrow">
      {received ? (
        <ReceivedForm received={received} />
      ) : (
        <EmptyState level={1} title={nothing.title} text={nothing.text} action={<LinkButton href={links.dashboard()}>{nothing.action}</LinkButton>} />
      )}
    </Page>
  )
}

/** null where there is none; undefined while it is read. */
function useReceivedOnce(): Received | null | undefined {
  const { userId } = useAccountStore()
  const id = useSearchParams()[0].get('id') ?? ''
  const [received, setReceived] = useState<Received | null>()
  useEffect(() => {
    let isOver = false
    const show = (found: Received | undefined) => {
      if (!isOver) setReceived(found ?? null)
    }
    receivedBy(userId, id).then(show, (error: unknown) => {
      console.info('What was shared could not be read.', error)
      show(undefined)
    })
    return () => {
      isOver = true
    }
  }, [userId, id])
  return received
}
