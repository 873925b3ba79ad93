import { useCallback, useMemo } from 'react'
import { adminLinks } from '#admin-links'
import { formatAmount, formatMoney } from '#domain/money'
import { texts } from '#texts'
import { NeedsConnection } from '../../../components/needs-connection'
import { useListQuestion } from '../../../components/use-list-question'
import { type AskAdminPage, useAdminPages } from '../../../data/remote/admin-request'
import { type AdminProject, fetchAllProjects } from '../../../data/remote/admin-tables'
import { type DataColumn, type DataSort, DataTable } from '../../../ui/content/data-table'
import { TextLink } from '../../../ui/content/text-link'
import { Page } from '../../../ui/layout/app-frame'
import { PageHeader } from '../../../ui/layout/page-header'
import { ProjectLink } from '../project-link'
import { AdminProjectStatus } from './admin-project-status'
import { dateText } from './admin-words'
import { ExportButton } from './export-button'
import { orderOf } from './order-of'
import { RemoveProject } from './remove-project'
import * as css from './table-cells.css'
import { TableFilters } from './table-filters'
import { TableResults } from './table-results'

const { projects: words, none } = texts.adminTables
const { projectStatus } = texts.labels

const filters = [
  {
    name: 'status',
    label: words.status,
    none: words.everyStatus,
    options: (['open', 'in_progress', 'completed'] as const).map((value) => ({ value, text: projectStatus[value] })),
  },
]
const orders = (['newest', 'oldest', 'budget_desc', 'budget'] as const).map((value) => ({ value, text: words.orders[value] }))

const sorts: Record<string, DataSort> = {
  '': { column: 'date', direction: 'descending' },
  oldest: { column: 'date', direction: 'ascending' },
  budget: { column: 'budget', direction: 'ascending' },
  budget_desc: { column: 'budget', direction: 'descending' },
}

/** Every project, whatever its status. */
export function ProjectsPage() {
  const { question, set } = useListQuestion(['q', 'status', 'order'])
  const { q, status, order } = question
  const ask = useCallback<AskAdminPage<AdminProject>>(
    (token, before, signal) => fetchAllProjects(token, { q, status, order, before }, signal),
    [q, status, order],
  )
  const askFor = useCallback(
    (id: string): AskAdminPage<AdminProject> =>
      (token, before, signal) =>
        fetchAllProjects(token, { q, status, order, before, rows: '1000', export: id }, signal),
    [q, status, order],
  )
  const pages = useAdminPages(ask)
  const { drop } = pages
  const columns = useMemo(
    () => columnsWith((project) => <RemoveProject isCompact project={project} onRemoved={() => drop(({ id }) => id === project.id)} />),
    [drop],
  )
  return (
    <Page width="wide">
      <PageHeader title={words.title} />
      <NeedsConnection />
      <TableFilters searchPlaceholder={words.searchPlaceholder} filters={filters} orders={orders} question={question} onChange={set} />
      <TableResults
        pages={pages}
        words={words}
        action={<ExportButton table="projects" askFor={askFor} fileName={words.file} titles={titles} rowOf={exported} />}
      >
        {(items) => (
          <DataTable
            label={words.label}
            columns={columns}
            items={items}
            keyOf={({ id }) => id}
            sort={sorts[order] ?? { column: 'date', direction: 'descending' }}
            onSort={(sort) => set({ order: orderOf(sorts, sort) })}
          />
        )}
      </TableResults>
    </Page>
  )
}

const columnsWith = (actions: DataColumn<AdminProject>['cell']): readonly DataColumn<AdminProject>[] => [
  {
    id: 'title',
    text: words.columns.title,
    cell: ({ id, title }) => <ProjectLink id={id} title={title} />,
  },
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
  { id: 'status', text: words.columns.status, isWhole: true, cell: ({ status }) => <AdminProjectStatus status={status} /> },
  { id: 'date', text: words.columns.date, isSortable: true, cell: ({ created_at }) => <span className={css.figure}>{dateText(created_at)}</span> },
  {
    id: 'budget',
    text: words.columns.budget,
    isSortable: true,
    isAtEnd: true,
    cell: ({ budget }) => <span className={css.figure}>{budget > 0 ? formatMoney(budget) : none}</span>,
  },
  { id: 'actions', text: words.columns.actions, isAtEnd: true, cell: actions },
]

const { title, client, city, state, status, date, budget } = words.columns
const titles = [title, client, city, state, status, date, budget]
const exported = (project: AdminProject): string[] => [
  project.title,
  project.client_name,
  project.city,
  project.state,
  Object.hasOwn(projectStatus, project.status) ? projectStatus[project.status as keyof typeof projectStatus] : '',
  dateText(project.created_at),
  project.budget > 0 ? formatAmount(project.budget) : '',
]
