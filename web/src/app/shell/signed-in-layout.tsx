import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Clock from 'lucide-react/icons/clock'
import CloudOff from 'lucide-react/icons/cloud-off'
import { type ReactNode, Suspense } from 'react'
import { Link } from 'react-aria-components/Link'
import { useLocation } from 'react-router-dom'
import { links } from '#links'
import { texts } from '#texts'
import { useBelonging } from '../../components/projects/belonging'
import { useNewProposalCount } from '../../data/queries/new-proposals'
import { useSyncState } from '../../data/queries/sync-state'
import { useUnreadCount } from '../../data/queries/unread-messages'
import { useActor, useSession } from '../../data/store/account-store-context'
import { Text } from '../../ui/content/text/text'
import { ErrorState } from '../../ui/feedback/error-state'
import { AppFrame, Page } from '../../ui/layout/app-frame'
import { BottomBar } from '../../ui/layout/navigation/bottom-bar'
import { Sidebar } from '../../ui/layout/navigation/sidebar'
import { LoadingPage } from '../loading-page'
import { hasFooter } from '../page-at'
import { UpdateOffer } from '../pwa/update-offer'
import { useAccountState } from '../session/account-state'
import { RoleOnly } from '../session/role-only'
import { FoldedFooter } from './folded-footer'
import { areaNavigation } from './navigation'
import { SignedInHeader } from './signed-in-header'
import { SyncStrip } from './sync-strip'
import { foot } from './sync-strip.css'
import { unsentWords } from './sync-words'

/** The frame is the same before and after the database opens, so that an open menu or begun press stays. */
export function SignedInLayout() {
  const state = useAccountState()
  const isOpen = state === 'open'
  return (
    <Area strip={isOpen ? <SyncStrip /> : null} foot={isOpen ? <SyncFoot /> : null}>
      {isOpen ? <OpenPage /> : state === 'broken' || state === 'late' ? <BrokenAccount isLate={state === 'late'} /> : <LoadingPage />}
    </Area>
  )
}

function OpenPage() {
  const { role } = useActor()
  return (
    <Suspense fallback={<LoadingPage />}>
      <RoleOnly accountRole={role} />
    </Suspense>
  )
}

type AreaProps = { strip: ReactNode; foot: ReactNode; children: ReactNode }

function Area({ strip, foot, children }: AreaProps) {
  const fresh = { messages: useUnreadCount() ?? 0, proposals: useNewProposalCount() ?? 0 }
  const { session } = useSession()
  const { pathname } = useLocation()
  const { label, sidebar, bottomBar } = areaNavigation(session?.role ?? 'cliente', pathname, fresh, useBelonging())
  const status = (
    <>
      <UpdateOffer />
      {strip}
    </>
  )
  return (
    <AppFrame
      top={<SignedInHeader />}
      status={status}
      sidebar={<Sidebar label={label} items={sidebar} foot={foot} />}
      bottomBar={<BottomBar label={label} items={bottomBar} />}
      footer={hasFooter(pathname) ? <FoldedFooter /> : undefined}
    >
      {children}
    </AppFrame>
  )
}

const { brokenAccount } = texts.session
const { title, description } = texts.shell.notOpened

/** No room, a browser that forbids it, or an address without https, which lacks cryptography. `isLate`: the database's code did not load. */
export const BrokenAccount = ({ isLate }: { isLate: boolean }) => (
  <Page>
    <ErrorState
      {...(isLate ? { title, text: description } : brokenAccount)}
      {...(globalThis.isSecureContext === false && { text: texts.errors.routes.address_insecure })}
      retryText={texts.actions.tryAgain}
      onRetry={() => window.location.reload()}
    />
  </Page>
)

function SyncFoot() {
  const { connection, unsent, refused } = useSyncState()
  const left = unsentWords({ unsent, refused })
  const [Icon, words] = left
    ? [refused > 0 ? CircleAlert : Clock, left]
    : connection === 'offline'
      ? [CloudOff, texts.sync.offline]
      : [Check, texts.sync.allSent]
  return (
    <Text as="div" size="s" tone={left ? 'warn' : 'soft'}>
      <Link href={links.outbox()} className={foot}>
        <Icon size={18} />
        <span>{words}</span>
      </Link>
    </Text>
  )
}
