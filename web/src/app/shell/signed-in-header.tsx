import { useLocation } from 'react-router-dom'
import { links } from '#links'
import { texts } from '#texts'
import { useSession } from '../../data/store/account-store-context'
import { useSignOut } from '../../features/account/sign-out/use-sign-out'
import { Header } from '../../ui/layout/navigation/header'
import type { NavItem } from '../../ui/layout/navigation/nav-link'
import { PaletteButton } from '../palette/palette-button'
import { useAccountState } from '../session/account-state'
import { NotificationBell } from './notification-bell'
import { UserMenu } from './user-menu'

const words = texts.shell.header

/** Waits for no database. On a phone its one menu holds every entry (product 57). */
export function SignedInHeader() {
  const { session } = useSession()
  const { pathname } = useLocation()
  const state = useAccountState()
  const isOpening = state === 'opening'
  const signOut = useSignOut()
  const item = (href: string, text: string): NavItem => ({ href, text, isCurrent: pathname === href })
  if (!session) return null
  return (
    <>
      <Header
        homeHref={links.home()}
        homeLabel={words.homeLabel}
        navLabel={words.label}
        items={[item(links.openProjects(), words.findWork), ...(session.role === 'cliente' ? [item(links.newProject(), words.publishProject)] : [])]}
        end={
          <>
            <PaletteButton isReady={state === 'open'} />
            <NotificationBell />
            <UserMenu session={session} onSignOut={signOut.ask} isOpening={isOpening} />
          </>
        }
      />
      {signOut.dialog}
    </>
  )
}
