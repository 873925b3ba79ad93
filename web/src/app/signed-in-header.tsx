import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import LogOut from 'lucide-react/icons/log-out'
import { useLocation } from 'react-router-dom'
import { links } from '#links'
import { texts } from '#texts'
import { useSession } from '../data/store/account-store-context'
import { useSignOut } from '../features/account/sign-out/use-sign-out'
import { Button } from '../ui/forms/button'
import { Header } from '../ui/layout/header'
import type { NavItem } from '../ui/layout/nav-link'
import { useAccountState } from './account-state'
import { NotificationBell } from './notification-bell'
import { publicItems } from './public-links'
import { UserMenu } from './user-menu'

const words = texts.shell.header

/** Who is signed in is known from this device's session alone, so it never waits. */
export function SignedInHeader() {
  const { session } = useSession()
  const { pathname } = useLocation()
  const isOpening = useAccountState() === 'opening'
  const signOut = useSignOut()
  const item = (href: string, text: string, icon?: NavItem['icon']): NavItem => ({ href, text, icon, isCurrent: pathname === href })
  if (!session) return null
  return (
    <>
      <Header
        homeHref={links.home()}
        homeLabel={words.homeLabel}
        navLabel={words.label}
        items={[item(links.openProjects(), words.findWork)]}
        end={
          <>
            <NotificationBell />
            <UserMenu session={session} onSignOut={signOut.ask} isOpening={isOpening} />
          </>
        }
        menu={{
          label: words.menu,
          items: [item(links.dashboard(), words.dashboard, <LayoutDashboard size={20} />), ...publicItems(pathname, { withIcons: true })],
          end: (close) => (
            <Button
              isWide
              isDisabled={isOpening}
              icon={<LogOut size={20} />}
              onPress={() => {
                close()
                signOut.ask()
              }}
            >
              {words.signOut}
            </Button>
          ),
        }}
      />
      {signOut.dialog}
    </>
  )
}
