import CheckCheck from 'lucide-react/icons/check-check'
import { texts } from '#texts'
import { LocalList } from '../../components/lists/local-list'
import { useNotificationsSoFar } from '../../data/queries/notifications'
import { useUnreadNotifications } from '../../data/queries/unread-notifications'
import { Card } from '../../ui/content/card'
import noNotifications from '../../ui/drawings/no-notifications.svg?raw'
import { EmptyState } from '../../ui/feedback/empty-state'
import { Button } from '../../ui/forms/buttons/button'
import { Page } from '../../ui/layout/app-frame'
import { PageHeader } from '../../ui/layout/page-header'
import { VirtualList } from '../../ui/layout/virtual-list'
import { NotificationRow } from './notification-row'
import { useMarkRead } from './use-mark-read'

const words = texts.notifications
const ROW_HEIGHT = 116

export function NotificationsPage() {
  const { notifications, showMore } = useNotificationsSoFar() ?? {}
  const unread = useUnreadNotifications()
  const { markOne, markAll } = useMarkRead()
  const [newest] = notifications ?? []
  const markAllButton =
    newest && unread?.length ? (
      <Button icon={<CheckCheck size={20} />} onPress={() => markAll(newest.id)}>
        {words.markAllAsRead}
      </Button>
    ) : null
  return (
    <Page>
      <PageHeader title={words.title} actions={markAllButton} />
      <LocalList items={notifications} empty={<EmptyState drawing={noNotifications} title={words.empty} text={words.emptyHint} />}>
        {(all) => (
          <Card tone="flush">
            <VirtualList label={words.title} items={all} keyOf={({ id }) => id} estimate={ROW_HEIGHT} onEnd={showMore}>
              {(notification) => <NotificationRow notification={notification} onRead={markOne} />}
            </VirtualList>
          </Card>
        )}
      </LocalList>
    </Page>
  )
}
