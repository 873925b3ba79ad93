import { useEffect } from 'react'
import { texts } from '#texts'
import { closeReport, closeSupport, isSupportOpen, useSupportDoor } from '../../components/support-door'
import { useOptionalPart } from '../../components/use-optional-part'
import { storedSession } from '../../data/session/session'
import { showToast } from '../../ui/feedback/toasts'

/** Loads when the browser is idle; a failed load is repeated when the chat is opened. */
export function SupportOnEveryPage() {
  const { isOpen, reported } = useSupportDoor()
  const Corner = useOptionalPart(load, true, isOpen || reported ? 0 : AFTER_THE_PAGE_MS)
  useEffect(() => {
    if (Corner !== null || !isSupportOpen()) return
    closeSupport()
    closeReport()
    showToast({ ...texts.shell.notOpened, tone: 'bad' })
  }, [Corner])
  // Signing out may have closed the database while this code was coming.
  return Corner && storedSession() ? <Corner /> : null
}

const load = async () => (await import('../../features/support/support-corner')).SupportCorner
const AFTER_THE_PAGE_MS = 500
