import { formatPhone } from '#domain/values/phone'
import { texts } from '#texts'
import { type AdminUser, askUsers } from '../../../data/remote/admin-tables'
import type { DataColumn } from '../../../ui/content/lists/data-table'
import { StatusBadge } from '../../../ui/feedback/status-badge'
import { Cluster } from '../../../ui/layout/stack'
import { dateText, optionsOf, placeText, statusText } from './admin-words'
import type { TableFile } from './export-button'
import { PersonCell } from './person-cell'
import { RoleBadge } from './role-badge'
import * as css from './table-cells.css'
import { type TableFilter, TablePage, useTable } from './table-page'

const { users: words, notInformed } = texts.adminTables
const { roles } = texts.labels

/** Everyone who has an account. */
export function UsersPage() {
  const table = useTable(askUsers, ['q', 'role', 'status', 'order'])
  return <TablePage table={table} words={words} columns={columns} filters={filters} file={file} />
}

const filters: readonly TableFilter[] = [
  { name: 'role', label: words.role, none: words.everyRole, options: optionsOf(roles) },
  { name: 'status', label: words.status, none: words.everyStatus, options: optionsOf(words.statuses) },
]

const columns: readonly DataColumn<AdminUser>[] = [
  { id: 'name', text: words.columns.name, orders: { ascending: 'name', descending: 'name_desc' }, cell: (user) => <PersonCell {...user} /> },
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
  {
    id: 'since',
    text: words.columns.since,
    orders: { ascending: 'oldest', descending: '' },
    cell: ({ created_at }) => <span className={css.figure}>{dateText(created_at)}</span>,
  },
]

const file: TableFile<AdminUser> = {
  table: 'users',
  name: words.file,
  columns: [
    [words.columns.name, ({ full_name }) => full_name],
    [words.columns.email, ({ email }) => email],
    [words.columns.role, ({ role }) => roles[role]],
    [words.columns.city, ({ city }) => city],
    [words.columns.state, ({ state }) => state],
    [words.columns.phone, ({ phone }) => (phone ? formatPhone(phone) : '')],
    [words.columns.since, ({ created_at }) => dateText(created_at)],
    [words.columns.status, statusText],
  ],
}
