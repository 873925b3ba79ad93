import { useEffect } from 'react'
import { isClient } from '#domain/people/roles'
import { webPushGroupsOf } from '#domain/web-push'
import { texts } from '#texts'
import { switchPushOn } from '../../components/switch-push-on'
import { markSeen } from '../../data/queries/marks'
import { useAccountStore, useActor, useSession } from '../../data/store/account-store-context'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog'
import { PUSH_ASKED } from './when-asked'

const words = texts.webPush

/** Our question before the browser's, once on this device. Product 83. */
export function AskDialog({ onClose }: { onClose: () => void }) {
  const { database } = useAccountStore()
  const { session } = useSession()
  const me = useActor()
  useEffect(() => {
    markSeen(database, { [PUSH_ASKED]: new Date().toISOString() }).catch((error: unknown) => console.info('It will be asked again.', error))
  }, [database])

  // Closes before the browser asks: that question may stay unanswered.
  const switchOn = async () => {
    onClose()
    if (session) await switchPushOn(session, webPushGroupsOf(me))
  }
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={isClient(me) ? words.ask.client : words.ask.provider}
      confirmText={words.ask.confirm}
      cancelText={words.ask.later}
      onConfirm={() => void switchOn()}
    >
      <p>{words.ask.text}</p>
    </ConfirmDialog>
  )
}
