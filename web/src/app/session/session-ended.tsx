import LogIn from 'lucide-react/icons/log-in'
import { useState } from 'react'
import { texts } from '#texts'
import { useLateDialog } from '../../components/use-optional-part'
import { StatusStrip } from '../../ui/feedback/status-strip'
import { Button } from '../../ui/forms/buttons/button'

const load = async () => (await import('../../features/account/entrance/sign-in-again')).SignInAgain

/** Work goes on, and signing in again sends it. Rule A1, product 39. */
export function SessionEnded() {
  const [isAsking, setIsAsking] = useState(false)
  const close = () => setIsAsking(false)
  const SignInAgain = useLateDialog(load, isAsking, close)
  return (
    <>
      <StatusStrip
        tone="warn"
        icon={<LogIn size={18} />}
        end={
          <Button isCompact onPress={() => setIsAsking(true)}>
            {texts.session.expired.action}
          </Button>
        }
      >
        {texts.session.expired.text}
      </StatusStrip>
      {isAsking && SignInAgain ? <SignInAgain isOpen onClose={close} /> : null}
    </>
  )
}
