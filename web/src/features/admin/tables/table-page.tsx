import { type ReactNode, useRef } from 'react'
import { errorText, texts } from '#texts'
import { countText } from '../../../components/lists/count-text'
import { useListQuestion } from '../../../components/lists/use-list-question'
import { NeedsConnection } from '../../../components/needs-connection'
import { useAdminPages } from '../../../data/remote/admin-request'
import type { AskTable } from '../../../data/remote/admin-tables'
import { type DataColumn, DataTable } from '../../../ui/content/lists/data-table'
import { Heading } from '../../../ui/content/text/heading'
import { Text } from '../../../ui/content/text/text'
import noConnection from '../../../ui/drawings/no-connection.svg?raw'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { ErrorState } from '../../../ui/feedback/error-state'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { Button } from '../../../ui/forms/buttons/button'
import { type Option, OptionalSelect, Select } from '../../../ui/forms/choices/select'
import { SearchField } from '../../../ui/forms/search-field'
import { Page } from '../../../ui/layout/app-frame'
import { ExportButton, type TableFile } from './export-button'
import * as css from './table-page.css'
import { useKeptPlace } from './use-kept-place'

const words = texts.adminTables

/** `name` is its parameter, in the address and to the server. */
export type TableFilter = { name: string; label: string; none: string; options: readonly Option[] }

type Words = {
  title: string
  label: string
  count: (total: number) => string
  countMore: (most: number) => string
  /** Without one there is no search. */
  searchPlaceholder?: string
  /** By the server's names; the first is the default. */
  orders?: Readonly<Record<string, string>>
}

/** By the parameters `names` of the screen's address. */
export function useTable<Row, const Name extends string>(ask: AskTable<Row>, names: readonly Name[]) {
  const { question, set } = useListQuestion(names)
  const query = String(new URLSearchParams(question))
  return { ask, question, query, set, pages: useAdminPages(ask, query) }
}

type Props<Row> = {
  table: {
    ask: AskTable<Row>
    question: Readonly<Record<string, string>>
    query: string
    set: (change: Record<string, string>) => void
    pages: ReturnType<typeof useAdminPages<Row>>
  }
  words: Words
  columns: readonly DataColumn<Row>[]
  filters: readonly TableFilter[]
  file?: TableFile<Row>
  /** Between filters and rows. */
  notice?: ReactNode
  /** In place of missing rows; by default 'nothing found'. */
  empty?: ReactNode
}

/** A page of one table, with its filters and pages. */
export function TablePage<Row extends { id: string }>(props: Props<Row>) {
  const { table, words: own, filters, notice } = props
  return (
    <Page width="table">
      <TableHead {...props} />
      <NeedsConnection />
      <Filters table={table} words={own} filters={filters} />
      {notice}
      <Results {...props} />
    </Page>
  )
}

function TableHead<Row extends { id: string }>({ table: { ask, query, pages }, words: own, file }: Props<Row>) {
  const { items, total } = pages
  return (
    <div className={css.head}>
      <Heading level={1} size="section">
        {own.title}
      </Heading>
      {items.length === 0 ? null : (
        <>
          <Text size="s" tone="soft">
            <span role="status">{total === null ? '' : countText(own, total)}</span>
          </Text>
          {file ? (
            <span className={css.exporting}>
              <ExportButton ask={ask} question={query} file={file} />
            </span>
          ) : null}
        </>
      )}
    </div>
  )
}

function Filters({
  table: { question, set },
  words: own,
  filters,
}: Pick<Props<never>, 'words' | 'filters'> & { table: Pick<Props<never>['table'], 'question' | 'set'> }) {
  const orders = Object.entries(own.orders ?? {}).map(([value, text]) => ({ value, text }))
  const [first] = orders
  return (
    <div className={css.filters}>
      {own.searchPlaceholder ? (
        <div className={css.search}>
          <SearchField
            label={words.searchLabel}
            placeholder={own.searchPlaceholder}
            clearLabel={texts.actions.clearSearch}
            value={question.q ?? ''}
            onChange={(q) => set({ q })}
          />
        </div>
      ) : null}
      {filters.map(({ name, label, none, options }) => (
        <OptionalSelect
          key={name}
          label={label}
          none={none}
          options={options}
          value={options.find(({ value }) => value === question[name])?.value ?? ''}
          onChange={(value) => set({ [name]: value })}
        />
      ))}
      {first ? (
        <Select
          label={words.sort}
          placeholder={first.text}
          options={orders}
          value={question.order || first.value}
          onChange={(order) => set({ order: order === first.value ? '' : order })}
        />
      ) : null}
    </div>
  )
}

function NothingFound({ table: { question, set } }: { table: Pick<Props<never>['table'], 'question' | 'set'> }) {
  const isNarrowed = Object.entries(question).some(([name, value]) => name !== 'order' && value !== '')
  const clear = () => set(Object.fromEntries(Object.keys(question).map((name) => [name, ''])))
  return (
    <EmptyState
      title={words.nothingFound}
      text={words.nothingFoundText}
      action={isNarrowed ? <Button onPress={clear}>{words.clear}</Button> : undefined}
    />
  )
}

function Results<Row extends { id: string }>({ table, words: { label }, columns, empty }: Props<Row>) {
  const { items, isCurrent, status, code, hasMore, more } = table.pages
  const scroller = useRef<HTMLDivElement>(null)
  useKeptPlace(scroller, table.pages)
  const isNone = items.length === 0
  // Previous rows, while the next are asked for.
  const isStale = !isNone && !isCurrent
  if (isNone && status === 'here' && !hasMore) return empty ?? <NothingFound table={table} />
  return (
    <>
      {isNone ? null : (
        <div className={isStale ? css.staleRows : css.rows} aria-busy={isStale}>
          <DataTable
            ref={scroller}
            label={label}
            columns={columns}
            items={items}
            keyOf={({ id }) => id}
            order={table.question.order ?? ''}
            onOrder={(order) => table.set({ order })}
            foot={isStale || status === 'failed' || !hasMore ? null : <More isPending={status === 'loading'} onPress={more} />}
          />
        </div>
      )}
      {status === 'failed' && code ? (
        <ErrorState
          drawing={isNone ? noConnection : null}
          title={words.failed}
          text={errorText(code)}
          retryText={texts.actions.tryAgain}
          onRetry={more}
        />
      ) : null}
      {status === 'loading' && isNone ? <Skeleton label={words.loading} cards={5} isTall /> : null}
      {isNone && status === 'here' && hasMore ? <More isPending={false} onPress={more} /> : null}
    </>
  )
}

const More = ({ isPending, onPress }: { isPending: boolean; onPress: () => void }) => (
  <Button onPress={onPress} isPending={isPending} pendingLabel={words.loading}>
    {words.more}
  </Button>
)
