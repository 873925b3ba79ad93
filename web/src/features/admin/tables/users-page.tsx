import { useCallback } from 'react'
import { formatPhone } from '#domain/phone'
import { texts } from '#texts'
import { NeedsConnection } from '../../../components/needs-connection'
import { useListQuestion } from '../../../components/use-list-question'
import { type AskAdminPage, useAdminPages } from '../../../data/remote/admin-request'
import { type AdminUser, fetchUsers } from '../../../data/remote/admin-tables'
import { type DataColumn, type DataSort, DataTable } from '../../../ui/content/data-table'
import { StatusBadge } from '../../../ui/feedback/status-badge'
import { Page } from '../../../ui/layout/app-frame'
import { PageHeader } from '../../../ui/layout/page-header'
import { Cluster } from '../../../ui/layout/stack'
import { dateText, placeText, statusText } from './admin-words'
import { ExportButton } from './export-button'
import { orderOf } from './order-of'
import { PersonCell } from './person-cell'
import { RoleBadge } from './role-badge'
import * as css from './table-cells.css'
import { TableFilters } from './table-filters'
import { TableResults } from './table-results'

const { users: words, notInformed } = texts.adminTables
const { roles } = texts.labels

const filters = [
  {
    name: 'role',
    label: words.role,
    none: words.everyRole,
    options: (['cliente', 'empresa', 'autonomo', 'admin'] as const).map((value) => ({ value, text: roles[value] })),
  },
  {
    name: 'status',
    label: words.status,
    none: words.everyStatus,
    options: (['suspended', 'unconfirmed'] as const).map((value) => ({ value, text: words.statuses[value] })),
  },
]
const orders = (['newest', 'oldest', 'name', 'name_desc'] as const).map((value) => ({ value, text: words.orders[value] }))

const sorts: Record<string, DataSort> = {
  '': { column: 'since', direction: 'descending' },
  oldest: { column: 'since', direction: 'ascending' },
  name: { column: 'name', direction: 'ascending' },
  name_desc: { column: 'name', direction: 'descending' },
}

/** Everyone who has an account. */
export function UsersPage() {
  const { question, set } = useListQuestion(['q', 'role', 'status', 'order'])
  const { q, role, status, order } = question
  const ask = useCallback<AskAdminPage<AdminUser>>(
    (token, before, signal) => fetchUsers(token, { q, role, status, order, before }, signal),
    [q, role, status, order],
  )
  const askFor = useCallback(
    (id: string): AskAdminPage<AdminUser> =>
      (token, before, signal) =>
        fetchUsers(token, { q, role, status, order, before, rows: '1000', export: id }, signal),
    [q, role, status, order],
  )
  const pages = useAdminPages(ask)
  return (
    <Page width="wide">
      <PageHeader title={words.title} />
      <NeedsConnection />
      <TableFilters searchPlaceholder={words.searchPlaceholder} filters={filters} orders={orders} question={question} onChange={set} />
      <TableResults
        pages={pages}
        words={words}
        action={<ExportButton table="users" askFor={askFor} fileName={words.file} titles={titles} rowOf={exported} />}
      >
        {(items) => (
          <DataTable
            label={words.label}
            columns={columns}
            items={items}
            keyOf={({ id }) => id}
            sort={sorts[order] ?? { column: 'since', direction: 'descending' }}
            onSort={(sort) => set({ order: orderOf(sorts, sort) })}
          />
        )}
      </TableResults>
    </Page>
  )
}

const columns: readonly DataColumn<AdminUser>[] = [
  {
    id: 'name',
    text: words.columns.name,
    isSortable: true,
    cell: (user) => <PersonCell {...user} />,
  },
  {
    id: 'role',
    text: words.columns.role,
    isWhole: true,
    cell: ({ role, suspended_at, is_confirmed }) => (
      <Cluster gap="xxs">
        <RoleBadge role={role} />
        {suspended_at ? <StatusBadge tone="bad">{words.suspended}</StatusBadge> : null}
        {is_confirmed ? null : <StatusBadge tone="warn">{words.unconfirmed}</StatusBadge>}
      </Cluster>
    ),
  },
  { id: 'place', text: words.columns.place, cell: placeText },
  { id: 'phone', text: words.columns.phone, cell: ({ phone }) => <span className={css.figure}>{phone ? formatPhone(phone) : notInformed}</span> },
  { id: 'since', text: words.columns.since, isSortable: true, cell: ({ created_at }) => <span className={css.figure}>{dateText(created_at)}</span> },
]

const { name, email, role, city, state, phone, since, status } = words.columns
const titles = [name, email, role, city, state, phone, since, status]
const exported = (user: AdminUser): string[] => [
  user.full_name,
  user.email,
  roles[user.role],
  user.city,
  user.state,
  user.phone ? formatPhone(user.phone) : '',
  dateText(user.created_at),
  statusText(user),
]
