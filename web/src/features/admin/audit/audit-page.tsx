import { useCallback } from 'react'
import { adminLinks } from '#admin-links'
import { texts } from '#texts'
import { NeedsConnection } from '../../../components/needs-connection'
import { fullTime } from '../../../components/times'
import { type AuditEntry, fetchAudit } from '../../../data/remote/admin-audit'
import { type AskAdminPage, useAdminPages } from '../../../data/remote/admin-request'
import { type DataColumn, DataTable } from '../../../ui/content/data-table'
import { TextLink } from '../../../ui/content/text-link'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { OptionalSelect } from '../../../ui/forms/optional-select'
import { Page } from '../../../ui/layout/app-frame'
import { PageHeader } from '../../../ui/layout/page-header'
import { actText } from '../tables/act-text'
import { TableResults } from '../tables/table-results'
import { useTableQuestion } from '../tables/use-table-question'

const words = texts.adminPages.audit
const actions = Object.entries(texts.adminTables.acts).map(([value, text]) => ({ value, text }))

/** Who did what to whom, and when. Nothing of it can be changed. */
export function AuditPage() {
  const { question, set } = useTableQuestion(['action'])
  const { action } = question
  const ask = useCallback<AskAdminPage<AuditEntry>>((token, before, signal) => fetchAudit(token, { action, before }, signal), [action])
  const pages = useAdminPages(ask)
  return (
    <Page width="wide">
      <PageHeader title={words.title} />
      <NeedsConnection />
      <OptionalSelect label={words.action} none={words.everyAction} options={actions} value={action} onChange={(next) => set({ action: next })} />
      <TableResults pages={pages} words={words} empty={action === '' ? <EmptyState title={words.none} /> : null}>
        {(items) => <DataTable label={words.label} columns={columns} items={items} keyOf={({ id }) => id} />}
      </TableResults>
    </Page>
  )
}

const columns: readonly DataColumn<AuditEntry>[] = [
  { id: 'what', text: words.columns.what, cell: ({ action }) => actText(action) },
  { id: 'who', text: words.columns.who, cell: ({ actor_email }) => actor_email || texts.adminTables.none },
  { id: 'whom', text: words.columns.whom, cell: (entry) => <Subject entry={entry} /> },
  { id: 'when', text: words.columns.when, cell: ({ created_at }) => fullTime(created_at) },
]

function Subject({ entry: { subject, user_id, user_name, ticket_id, ticket_subject } }: { entry: AuditEntry }) {
  if (user_id) return <TextLink href={adminLinks.user(user_id)}>{user_name || texts.adminTables.users.nameless}</TextLink>
  if (ticket_id) return <TextLink href={adminLinks.ticket(ticket_id)}>{ticket_subject}</TextLink>
  return subject.length === 15 ? words.gone(subject) : subject
}
