import BellIcon from 'lucide-react/icons/bell'
import { links } from '#links'
import { texts } from '#texts'
import { useOptionalPart } from '../../components/use-optional-part'
import { useUnreadNotifications } from '../../data/queries/unread-notifications'
import { TextLink } from '../../ui/content/text/text-link'
import { Spinner } from '../../ui/feedback/spinner'
import { IconButton } from '../../ui/forms/buttons/icon-button'
import { useDisclosure } from '../../ui/overlays/use-disclosure'
import { useAccountState } from '../session/account-state'
import * as css from './notification-bell.css'

const words = texts.bell
const loadPanel = async () => (await import('../../features/notifications/bell-panel')).BellPanel

/** Counts once this device's database is open. */
export const NotificationBell = () =>
  useAccountState() === 'open' ? <Bell /> : <IconButton label={words.label(0)} icon={<BellIcon size={22} />} isDisabled />

function Bell() {
  const unread = useUnreadNotifications()?.length ?? 0
  const { isOpen, close, panelId, frame, button } = useDisclosure()
  const Panel = useOptionalPart(loadPanel, isOpen)
  return (
    <div className={css.frame} {...frame}>
      <IconButton {...button} label={words.label(unread)} icon={<BellIcon size={22} />} count={unread} />
      {isOpen ? (
        <section id={panelId} aria-label={words.label(0)} className={css.panel}>
          {Panel ? <Panel onLeave={close} /> : Panel === undefined ? <Spinner label={texts.shell.loading} /> : null}
          <p className={css.foot}>
            <TextLink href={links.notifications()} isAlone onPress={close}>
              {words.seeAll}
            </TextLink>
          </p>
        </section>
      ) : null}
    </div>
  )
}
