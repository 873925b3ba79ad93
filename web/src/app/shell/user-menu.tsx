import Download from 'lucide-react/icons/download'
import LogOut from 'lucide-react/icons/log-out'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Link } from 'react-aria-components/Link'
import { useLocation } from 'react-router-dom'
import { texts } from '#texts'
import type { Session } from '../../data/session/session'
import { useMyAvatar } from '../../data/uploads/use-my-avatar'
import { Avatar } from '../../ui/content/avatar'
import { useDisclosure } from '../../ui/overlays/use-disclosure'
import { accountEntries, type Place, placesIn } from '../places'
import { installApp, useCanInstall } from '../pwa/install-offer'
import * as css from './user-menu.css'

const words = texts.shell.userMenu

type Props = {
  session: Session
  onSignOut: () => void
  /** Unsent items cannot be counted before the account is open. */
  isOpening: boolean
}

/** A plain disclosure of links: a menu component would weigh on every first visit. */
export function UserMenu({ session, onSignOut, isOpening }: Props) {
  const menu = useDisclosure()
  const { src } = useMyAvatar()
  const canInstall = useCanInstall()
  const name = session.full_name || words.nameless
  const leave = () => {
    menu.close()
    onSignOut()
  }
  const install = () => {
    menu.leave()
    installApp()
  }
  return (
    <div className={css.frame} {...menu.frame}>
      <Button {...menu.button} aria-label={words.labelOf(name)} className={css.button}>
        <Avatar name={name} src={src} shape={session.role === 'empresa' ? 'square' : 'round'} size="s" />
      </Button>
      {menu.isOpen ? (
        <nav id={menu.panelId} aria-label={words.label} className={css.panel}>
          <div className={css.who}>
            <p className={css.name}>{name}</p>
            <p className={css.email}>{session.email}</p>
          </div>
          <Entries entries={placesIn('tasks', session.role)} className={css.list} onPress={menu.close} />
          <Entries entries={placesIn('header', session.role)} className={css.publicPart} onPress={menu.close} />
          <Entries entries={accountEntries(session.role)} className={css.part} onPress={menu.close}>
            {canInstall ? (
              <li>
                <Button className={css.entry} onPress={install}>
                  <Download size={20} />
                  {texts.shell.installApp}
                </Button>
              </li>
            ) : null}
          </Entries>
          <div className={css.part}>
            <Button className={css.leave} isDisabled={isOpening} onPress={leave}>
              <LogOut size={20} />
              {words.signOut}
            </Button>
          </div>
        </nav>
      ) : null}
    </div>
  )
}

type EntriesProps = { entries: readonly Place[]; className: string; onPress: () => void; children?: ReactNode }

function Entries({ entries, className, onPress, children }: EntriesProps) {
  const { pathname } = useLocation()
  return (
    <ul className={className}>
      {entries.map(({ href, text, Icon }) => (
        <li key={href}>
          <Link href={href} className={css.entry} {...(pathname === href && { 'aria-current': 'page' })} onPress={onPress}>
            <Icon size={20} />
            {text}
          </Link>
        </li>
      ))}
      {children}
    </ul>
  )
}
