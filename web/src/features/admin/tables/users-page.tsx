import Ban from 'lucide-react/icons/ban'
import MailWarning from 'lucide-react/icons/mail-warning'
import type { ReactNode } from 'react'
import { formatPhone } from '#domain/values/phone'
import { texts } from '#texts'
import { type AdminUser, askUsers } from '../../../data/remote/admin-tables'
import type { DataColumn } from '../../../ui/content/lists/data-table'
import { StatusBadge, type StatusTone } from '../../../ui/feedback/status-badge'
import { dateText, optionsOf, placeText, statusText } from './admin-words'
import type { TableFile } from './export-button'
import { PersonCell } from './person-cell'
import { RoleBadge } from './role-badge'
import * as css from './table-cells.css'
import { type TableFilter, TablePage, useTable } from './table-page'

const { users: words, notInformed } = texts.adminTables
const { roles } = texts.labels

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
    cell: ({ role, suspended_at, is_confirmed }) => (
      <span className={css.badges}>
        <RoleBadge role={role} />
        {suspended_at ? <IconBadge tone="bad" icon={<Ban size={15} />} text={words.suspended} /> : null}
        {is_confirmed ? null : <IconBadge tone="warn" icon={<MailWarning size={15} />} text={words.unconfirmed} />}
      </span>
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

/** With hidden words. */
const IconBadge = ({ tone, icon, text }: { tone: StatusTone; icon: ReactNode; text: string }) => (
  <span className={css.iconBadge} title={text}>
    <StatusBadge tone={tone} icon={icon}>
      {text}
    </StatusBadge>
  </span>
)

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
