import { useMemo } from 'react'
import { adminLinks } from '#admin-links'
import { formatAmount, formatMoney } from '#domain/values/money'
import { texts } from '#texts'
import { type AdminProject, askProjects } from '../../../data/remote/admin-tables'
import type { DataColumn } from '../../../ui/content/lists/data-table'
import { TextLink } from '../../../ui/content/text/text-link'
import { ProjectLink } from '../project-link'
import { AdminProjectStatus } from './admin-project-status'
import { dateText, optionsOf } from './admin-words'
import type { TableFile } from './export-button'
import { RemoveProject } from './remove-project'
import * as css from './table-cells.css'
import { type TableFilter, TablePage, useTable } from './table-page'

const { projects: words, none } = texts.adminTables
const projectStatus: Readonly<Record<string, string>> = texts.labels.projectStatus

export function ProjectsPage() {
  const table = useTable(askProjects, ['q', 'status', 'order'])
  const { drop } = table.pages
  const columns = useMemo(() => columnsWith((gone) => drop(({ id }) => id === gone)), [drop])
  return <TablePage table={table} words={words} columns={columns} filters={filters} file={file} />
}

const filters: readonly TableFilter[] = [{ name: 'status', label: words.status, none: words.everyStatus, options: optionsOf(projectStatus) }]

const columnsWith = (onRemoved: (id: string) => void): readonly DataColumn<AdminProject>[] => [
  { id: 'title', text: words.columns.title, cell: ({ id, title }) => <ProjectLink id={id} title={title} /> },
  {
    id: 'client',
    text: words.columns.client,
    cell: ({ client_id, client_name }) =>
      client_id ? (
        <span className={css.name}>
          <TextLink isAlone href={adminLinks.user(client_id)}>
            {client_name || none}
          </TextLink>
        </span>
      ) : (
        none
      ),
  },
  { id: 'status', text: words.columns.status, cell: ({ status }) => <AdminProjectStatus status={status} /> },
  {
    id: 'date',
    text: words.columns.date,
    orders: { ascending: 'oldest', descending: '' },
    cell: ({ created_at }) => <span className={css.figure}>{dateText(created_at)}</span>,
  },
  {
    id: 'budget',
    text: words.columns.budget,
    orders: { ascending: 'budget', descending: 'budget_desc' },
    isAtEnd: true,
    cell: ({ budget }) => <span className={css.figure}>{budget > 0 ? formatMoney(budget) : none}</span>,
  },
  {
    id: 'actions',
    text: words.columns.actions,
    isAtEnd: true,
    cell: (row) => <RemoveProject isCompact project={row} onRemoved={() => onRemoved(row.id)} />,
  },
]

const file: TableFile<AdminProject> = {
  table: 'projects',
  name: words.file,
  columns: [
    [words.columns.title, ({ title }) => title],
    [words.columns.client, ({ client_name }) => client_name],
    [words.columns.city, ({ city }) => city],
    [words.columns.state, ({ state }) => state],
    [words.columns.status, ({ status }) => projectStatus[status] ?? ''],
    [words.columns.date, ({ created_at }) => dateText(created_at)],
    [words.columns.budget, ({ budget }) => (budget > 0 ? formatAmount(budget) : '')],
  ],
}
