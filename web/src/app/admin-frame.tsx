import ArrowLeft from 'lucide-react/icons/arrow-left'
import DoorOpen from 'lucide-react/icons/door-open'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import type { ReactNode } from 'react'
import { Button as BareButton } from 'react-aria-components/Button'
import { Link } from 'react-aria-components/Link'
import { useLocation } from 'react-router-dom'
import { texts } from '#texts'
import { leaveAdminArea } from '../data/admin-session'
import { links } from '../links'
import { AppFrame } from '../ui/app-frame'
import { Button } from '../ui/button'
import { Header } from '../ui/header'
import { LinkButton } from '../ui/link-button'
import type { NavItem } from '../ui/nav-link'
import { Sidebar } from '../ui/sidebar'
import * as css from './admin-frame.css'
import { UpdateOffer } from './update-offer'

const words = texts.admin

/** Around every page of the administrators' area: a sidebar, and on a phone a menu, of what there is. Specification 2. */
export function AdminFrame({ email, children }: { email: string; children: ReactNode }) {
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
          end={<span className={css.area}>{words.area}</span>}
          menu={{ label: words.menu, items, end: menuEnd }}
        />
      }
      status={<UpdateOffer />}
      sidebar={<Sidebar label={words.area} items={items} foot={<Leaving email={email} />} />}
    >
      {children}
    </AppFrame>
  )
}

function useItems(): NavItem[] {
  const { pathname } = useLocation()
  const item = (href: string, text: string, icon: NavItem['icon']): NavItem => ({ href, text, icon, isCurrent: pathname.startsWith(href) })
  return [item(links.admin('/settings'), words.settings, <SlidersHorizontal size={22} />)]
}

/** The two ways out. The guard takes who has signed out to the entrance. */
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
