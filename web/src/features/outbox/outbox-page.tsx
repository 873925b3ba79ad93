import RotateCw from 'lucide-react/icons/rotate-cw'
import { texts } from '#texts'
import { useAccount } from '../../data/account-context'
import { useOutboxItems } from '../../data/queries/outbox'
import { Page } from '../../ui/app-frame'
import { Button } from '../../ui/button'
import { NothingPending } from '../../ui/drawings/nothing-pending'
import { EmptyState } from '../../ui/empty-state'
import { PageHeader } from '../../ui/page-header'
import { Stack } from '../../ui/stack'
import { showToast } from '../../ui/toasts'
import { ItemGroup } from './item-group'
import { groupItems } from './outbox-groups'
import { OutboxSummary } from './outbox-summary'

/** What waits on this device, and what the server did not take. Product 36 and 37. */
export function OutboxPage() {
  const rows = useOutboxItems()
  if (!rows) return null
  const isWaiting = rows.some(({ state }) => state !== 'refused')
  return (
    <Page>
      <PageHeader title={texts.outbox.title} lead={<OutboxSummary rows={rows} />} actions={isWaiting ? <TryNow /> : null} />
      {rows.length === 0 ? (
        <EmptyState drawing={<NothingPending />} title={texts.outbox.empty} text={texts.outbox.emptyHint} />
      ) : (
        <Stack gap="xl">
          {groupItems(rows).map((group) => (
            <ItemGroup key={group.key} group={group} />
          ))}
        </Stack>
      )}
    </Page>
  )
}

function TryNow() {
  const { sync } = useAccount()
  const tryNow = () => {
    sync.tryNow()
    if (!navigator.onLine) showToast(texts.outbox.stillOffline)
  }
  return (
    <Button variant="primary" icon={<RotateCw size={20} />} onPress={tryNow}>
      {texts.outbox.tryNow}
    </Button>
  )
}
