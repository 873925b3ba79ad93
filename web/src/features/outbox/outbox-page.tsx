import RotateCw from 'lucide-react/icons/rotate-cw'
import { texts } from '#texts'
import { isDiscarded, useOutboxItems } from '../../data/queries/outbox'
import { countedApart } from '../../data/queries/sync-state'
import { useUploadItems } from '../../data/queries/uploads'
import { useWaitingCode } from '../../data/queries/waiting-words'
import { useAccountStore } from '../../data/store/account-store-context'
import nothingPending from '../../ui/drawings/nothing-pending.svg?raw'
import { EmptyState } from '../../ui/feedback/empty-state'
import { showToast } from '../../ui/feedback/toasts'
import { Button } from '../../ui/forms/buttons/button'
import { Page } from '../../ui/layout/app-frame'
import { PageHeader } from '../../ui/layout/page-header'
import { Stack } from '../../ui/layout/stack'
import { aboutOf } from '../../verbs/verb-views'
import { ItemGroup } from './item-group'
import { groupItems } from './outbox-groups'
import { UploadItem } from './upload-item'

/** Product 36 and 37. */
export function OutboxPage() {
  const rows = useOutboxItems()
  const uploads = useUploadItems()
  if (!rows || !uploads) return null
  const items = [...rows.filter((row) => !isDiscarded(row)), ...countedApart(uploads, rows).filter(({ state }) => state !== 'discarded')]
  const titles = new Map(rows.map((row) => [row.record, aboutOf(row).project_title]))
  const isWaiting = items.some(({ state }) => state !== 'refused')
  return (
    <Page>
      <PageHeader title={texts.outbox.title} lead={<OutboxSummary items={items} />} actions={isWaiting ? <TryNow /> : null} />
      {rows.length + uploads.length === 0 ? (
        <EmptyState drawing={nothingPending} title={texts.outbox.empty} text={texts.outbox.emptyHint} />
      ) : (
        <Stack gap="xl">
          {groupItems(rows).map((group) => (
            <ItemGroup key={group.key} group={group} />
          ))}
          {uploads.map((item) => (
            <UploadItem key={`${item.record} ${item.state}`} item={item} title={titles.get(item.record)} />
          ))}
        </Stack>
      )}
    </Page>
  )
}

function TryNow() {
  const { sync } = useAccountStore()
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

/** '2 itens aguardam conexão. 1 não foi aceito.', announced when it changes. */
function OutboxSummary({ items }: { items: readonly { state: string }[] }) {
  const refused = items.filter(({ state }) => state === 'refused').length
  const waiting = items.length - refused
  const code = useWaitingCode(waiting > 0)
  const { summary } = texts.outbox
  if (waiting === 0) return <span role="status">{refused > 0 ? summary.onlyRefused(refused) : null}</span>
  const sentences = [summary.waiting[code ?? 'queued'](waiting), ...(refused > 0 ? [summary.refused(refused)] : [])]
  return <span role="status">{sentences.join(' ')}</span>
}
