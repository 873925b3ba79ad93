import Ban from 'lucide-react/icons/ban'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CloudOff from 'lucide-react/icons/cloud-off'
import HardDrive from 'lucide-react/icons/hard-drive'
import LogIn from 'lucide-react/icons/log-in'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import ServerOff from 'lucide-react/icons/server-off'
import { useEffect, useState } from 'react'
import { Link } from 'react-aria-components/Link'
import { links } from '#links'
import { texts } from '#texts'
import { openSupport } from '../../components/support-door'
import { useLateDialog } from '../../components/use-optional-part'
import { useSyncState } from '../../data/queries/sync-state'
import { StatusStrip } from '../../ui/feedback/status-strip'
import { useUnpressed } from '../../ui/feedback/use-unpressed'
import { Button } from '../../ui/forms/buttons/button'
import { loadWhenPhotosAreKept } from '../pwa/load-failure'
import * as css from './sync-strip.css'
import { type SyncWords, syncWords } from './sync-words'

/** A state that passes within a second is not shown. */
const SAID_AFTER_MS = 1_000
const icons = {
  storage: HardDrive,
  suspended: Ban,
  offline: CloudOff,
  unreachable: ServerOff,
  refused: CircleAlert,
  sending: RefreshCw,
  first_load: RefreshCw,
}

export function SyncStrip() {
  const state = useSyncState()
  const words = syncWords(state, Date.now())
  const said = useLasting(words?.kind ?? null, SAID_AFTER_MS)
  return useUnpressed(state.signedOut ? <SessionEnded /> : words && said ? <Words {...words} /> : null)
}

function Words({ kind, tone, text, pending, needsReload }: SyncWords) {
  const Icon = icons[kind]
  return (
    <StatusStrip tone={tone} icon={<Icon size={18} />} end={needsReload ? <Reload /> : <End isSuspended={kind === 'suspended'} pending={pending} />}>
      {text}
    </StatusStrip>
  )
}

function End({ isSuspended, pending }: { isSuspended: boolean; pending: string }) {
  if (!isSuspended) return pending ? <PendingLink text={pending} /> : null
  return (
    <>
      {pending ? <PendingLink text={pending} /> : null}
      <Button isCompact onPress={() => openSupport()}>
        {texts.sync.toSupport}
      </Button>
    </>
  )
}

const Reload = () => (
  <Button isCompact onPress={() => void loadWhenPhotosAreKept()}>
    {texts.shell.broken.reload}
  </Button>
)

const PendingLink = ({ text }: { text: string }) => (
  <Link href={links.outbox()} className={css.pending}>
    {text}
  </Link>
)

/** null until the value has lasted, and at once when it becomes null. */
function useLasting<T extends string>(value: T | null, afterMs: number): T | null {
  const [lasting, setLasting] = useState<T | null>(null)
  useEffect(() => {
    if (value === null) return
    const timer = setTimeout(() => setLasting(value), afterMs)
    return () => {
      clearTimeout(timer)
      setLasting(null)
    }
  }, [value, afterMs])
  return value === lasting ? lasting : null
}

const load = async () => (await import('../../features/account/entrance/sign-in-again')).SignInAgain

/** Work goes on, and signing in again sends it. Rule A1, product 39. */
function SessionEnded() {
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
