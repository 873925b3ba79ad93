import ArrowLeft from 'lucide-react/icons/arrow-left'
import DoorOpen from 'lucide-react/icons/door-open'
import type { ReactNode } from 'react'
import { Button as BareButton } from 'react-aria-components/Button'
import { Link } from 'react-aria-components/Link'
import { useLocation } from 'react-router-dom'
import { adminPaths } from '#admin-links'
import { links } from '#links'
import { texts } from '#texts'
import { useAdminLiveRows } from '../../data/remote/admin-live'
import { askTickets } from '../../data/remote/admin-tables'
import { leaveAdminArea } from '../../data/session/admin-session'
import { Button } from '../../ui/forms/buttons/button'
import { LinkButton } from '../../ui/forms/buttons/link-button'
import { AppFrame } from '../../ui/layout/app-frame'
import { Header } from '../../ui/layout/navigation/header'
import type { NavItem } from '../../ui/layout/navigation/nav-link'
import { Sidebar } from '../../ui/layout/navigation/sidebar'
import * as css from './admin-frame.css'
import { adminPages } from './pages'

const words = texts.admin

type Props = { email: string; status: ReactNode; tools: ReactNode; children: ReactNode }

/** A sidebar, on a phone a menu. Product 63. */
export function AdminFrame({ email, status, tools, children }: Props) {
  const items = useItems()
  const menuEnd = (close: () => void) => (
    <>
      <p className={css.person}>{email}</p>
      <LinkButton href={links.home()} isWide icon={<ArrowLeft size={20} />} onPress={close}>
        {words.backToSite}
      </LinkButton>
      <Button isWide icon={<DoorOpen size={20} />} onPress={leaveAdminArea}>
        {words.signOut}
      </Button>
    </>
  )
  return (
    <AppFrame
      top={
        <Header
          homeHref={links.admin()}
          homeLabel={words.homeLabel}
          navLabel={words.area}
          items={[]}
          end={
            <>
              <span className={css.tools}>{tools}</span>
              <span className={css.area}>{words.area}</span>
            </>
          }
          menu={{ label: words.menu, items, end: menuEnd }}
        />
      }
      status={status}
      sidebar={<Sidebar label={words.area} items={items} foot={<Leaving email={email} />} />}
    >
      {children}
    </AppFrame>
  )
}

function useItems(): NavItem[] {
  const { pathname } = useLocation()
  const waiting = useAdminLiveRows(askTickets, 'status=waiting&rows=1').value?.total ?? 0
  return adminPages.flatMap(({ path, menu }, index) => {
    if (!menu) return []
    const { text, Icon } = menu
    const isCurrent = `${pathname}/`.startsWith(`${path}/`) || (index === 0 && pathname === links.admin())
    const counted = path === adminPaths.support ? { count: waiting, countLabel: texts.adminPages.support.waiting(waiting) } : {}
    return [{ href: path, text, icon: <Icon size={22} />, isCurrent, ...counted }]
  })
}

const Leaving = ({ email }: { email: string }) => (
  <div className={css.leaving}>
    <p className={css.person}>{email}</p>
    <Link href={links.home()} className={css.way}>
      <ArrowLeft size={22} />
      {words.backToSite}
    </Link>
    <BareButton className={css.way} onPress={leaveAdminArea}>
      <DoorOpen size={22} />
      {words.signOut}
    </BareButton>
  </div>
)
