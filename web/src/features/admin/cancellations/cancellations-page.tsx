import { useMemo, useRef, useState } from 'react'
import * as v from 'valibot'
import { errorText, texts } from '#texts'
import { NeedsConnection } from '../../../components/needs-connection'
import { type LiveRows, useAdminLiveRows } from '../../../data/remote/admin-live'
import { act } from '../../../data/remote/admin-request'
import { adminTable } from '../../../data/remote/admin-tables'
import { type DataColumn, DataTable } from '../../../ui/content/lists/data-table'
import { Heading } from '../../../ui/content/text/heading'
import { Text } from '../../../ui/content/text/text'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { StatusBadge } from '../../../ui/feedback/status-badge'
import { showToast } from '../../../ui/feedback/toasts'
import { Button } from '../../../ui/forms/buttons/button'
import { Page } from '../../../ui/layout/app-frame'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog'
import { LiveState } from '../live-state'
import { MoreRows } from '../more-rows'
import { AdminReasonDialog } from '../tables/admin-reason-dialog'
import { dateText } from '../tables/admin-words'
import { PersonCell } from '../tables/person-cell'
import * as cells from '../tables/table-cells.css'
import * as table from '../tables/table-page.css'
import { useKeptPlace } from '../tables/use-kept-place'

const words = texts.adminPages.cancellations

const request = v.object({
  id: v.string(),
  status: v.picklist(['pending', 'completed', 'declined']),
  created_at: v.string(),
  user_id: v.string(),
  full_name: v.string(),
  email: v.string(),
  avatar: v.string(),
  role: v.string(),
})
type Request = v.InferOutput<typeof request>

const askCancellations = adminTable('cancellations', request)

/** A live list, as its place is kept. */
const pagesOf = ({ value, more, isMoreWanted }: LiveRows<Request>) => ({
  items: value?.items ?? [],
  isCurrent: true,
  status: value && !isMoreWanted ? ('here' as const) : ('loading' as const),
  hasMore: value !== undefined && value.before !== '',
  more,
})

type Asked = { act: 'approve' | 'decline'; request: Request }

/** Approving deletes for good, declining changes nothing. Product 10 and 91. */
export function CancellationsPage() {
  const live = useAdminLiveRows(askCancellations)
  const [asked, setAsked] = useState<Asked | null>(null)
  const columns = useMemo(() => columnsWith(setAsked), [])
  const scroller = useRef<HTMLDivElement>(null)
  useKeptPlace(scroller, pagesOf(live))
  return (
    <Page width="table">
      <Heading level={1} size="section">
        {words.title}
      </Heading>
      <NeedsConnection />
      <LiveState live={live} words={words} isToasted>
        {({ items: requests }) =>
          requests.length === 0 ? (
            <EmptyState title={words.empty} />
          ) : (
            <div className={table.rows}>
              <DataTable
                ref={scroller}
                label={words.title}
                columns={columns}
                items={requests}
                keyOf={({ id }) => id}
                foot={<MoreRows live={live} />}
              />
            </div>
          )
        }
      </LiveState>
      {asked?.act === 'approve' ? <Approval request={asked.request} onClose={() => setAsked(null)} onAnswered={live.refresh} /> : null}
      {asked?.act === 'decline' ? <Declining request={asked.request} onClose={() => setAsked(null)} onAnswered={live.refresh} /> : null}
    </Page>
  )
}

type DialogProps = { request: Request; onClose: () => void; onAnswered: () => void }

/** Its person reads the reason. */
function Declining({ request: { id, full_name, email }, onClose, onAnswered }: DialogProps) {
  async function decline(reason: string): Promise<string> {
    const answer = await act({ method: 'POST', path: `/api/admin/cancellations/${id}/decline`, body: { reason } })
    onAnswered()
    if (!answer.ok) return answer.code
    showToast({ title: words.decline.done, tone: 'ok' })
    return ''
  }
  return (
    <AdminReasonDialog
      onClose={onClose}
      words={words.decline}
      text={words.decline.text(full_name || email)}
      act={`decline ${id}`}
      onConfirm={decline}
    />
  )
}

function Approval({ request: { id, full_name, email }, onClose, onAnswered }: DialogProps) {
  const [isPending, setPending] = useState(false)

  async function approve(): Promise<void> {
    setPending(true)
    const answer = await act({ method: 'POST', path: `/api/admin/cancellations/${id}/approve`, body: {} })
    if (answer.ok) showToast({ title: words.done, tone: 'ok' })
    else {
      const isGone = answer.code === 'conflict' || answer.code === 'not_found'
      showToast({ title: isGone ? words.approveFailed : words.deleteFailed, description: errorText(answer.code), tone: 'bad' })
    }
    onClose()
    onAnswered()
  }

  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={words.dialog.title}
      confirmText={words.dialog.confirm}
      cancelText={words.dialog.cancel}
      onConfirm={() => void approve()}
      isPending={isPending}
      pendingLabel={words.dialog.pending}
      isDestructive
    >
      {words.dialog.text(full_name || email)}
    </ConfirmDialog>
  )
}

const tones = { pending: 'warn', completed: 'ok', declined: 'neutral' } as const

const columnsWith = (ask: (asked: Asked) => void): readonly DataColumn<Request>[] => [
  {
    id: 'user',
    text: words.columns.user,
    cell: ({ user_id, ...request }) =>
      user_id === '' ? (
        <Text as="span" tone="soft">
          {words.removed}
        </Text>
      ) : (
        <PersonCell {...request} id={user_id} />
      ),
  },
  { id: 'date', text: words.columns.date, cell: ({ created_at }) => <span className={cells.figure}>{dateText(created_at)}</span> },
  {
    id: 'status',
    text: words.columns.status,
    cell: ({ status }) => <StatusBadge tone={tones[status]}>{words.status[status]}</StatusBadge>,
  },
  {
    id: 'actions',
    text: words.columns.actions,
    isAtEnd: true,
    cell: (request) =>
      request.status === 'pending' ? (
        <span className={cells.actions}>
          <Button isCompact onPress={() => ask({ act: 'decline', request })} aria-label={words.decline.of(request.full_name || request.email)}>
            {words.decline.action}
          </Button>
          <Button isCompact onPress={() => ask({ act: 'approve', request })} aria-label={words.approveOf(request.full_name || request.email)}>
            {words.approve}
          </Button>
        </span>
      ) : null,
  },
]
