import { useCallback, useEffect } from 'react'
import { adminLinks } from '#admin-links'
import { texts } from '#texts'
import { dateFormat } from '../../../components/date-format'
import { NeedsConnection } from '../../../components/needs-connection'
import { useListQuestion } from '../../../components/use-list-question'
import { type AuditActor, type AuditEntry, fetchAudit, fetchAuditActors } from '../../../data/remote/admin-audit'
import { type AskAdminPage, useAdminPages, useAdminRequest } from '../../../data/remote/admin-request'
import type { RemoteState } from '../../../data/remote/use-request'
import { type DataColumn, DataTable } from '../../../ui/content/data-table'
import { Text } from '../../../ui/content/text'
import { TextLink } from '../../../ui/content/text-link'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { Button } from '../../../ui/forms/button'
import { OptionalSelect } from '../../../ui/forms/optional-select'
import { Page } from '../../../ui/layout/app-frame'
import { PageHeader } from '../../../ui/layout/page-header'
import { Cluster } from '../../../ui/layout/stack'
import { EmailText } from '../email-text'
import { NotRefreshed } from '../not-refreshed'
import { actText } from '../tables/act-text'
import * as cells from '../tables/table-cells.css'
import * as css from '../tables/table-filters.css'
import { TableResults } from '../tables/table-results'

const words = texts.adminPages.audit
const actions = Object.entries(texts.adminTables.acts).map(([value, text]) => ({ value, text }))

/** Who did what to whom, and when. Nothing of it can be changed. */
export function AuditPage() {
  const { question, set } = useListQuestion(['actor', 'action', 'subject'])
  const { actor, action, subject } = question
  const ask = useCallback<AskAdminPage<AuditEntry>>(
    (token, before, signal) => fetchAudit(token, { actor, action, subject, before }, signal),
    [actor, action, subject],
  )
  const pages = useAdminPages(ask)
  const isListHere = pages.status === 'here'
  const actors = useActors(isListHere)
  return (
    <Page width="wide">
      <PageHeader title={words.title} />
      <NeedsConnection />
      <div className={css.frame}>
        <OptionalSelect
          label={words.actor}
          none={words.everyActor}
          options={actorOptions(actors, actor, pages.items)}
          value={actor}
          onChange={(next) => set({ actor: next })}
        />
        <OptionalSelect label={words.action} none={words.everyAction} options={actions} value={action} onChange={(next) => set({ action: next })} />
      </div>
      {actors.state === 'failed' && isListHere ? (
        <NotRefreshed title={words.actorsFailed} code={actors.code} retry={actors.retry} isRetrying={actors.isRetrying} />
      ) : null}
      {subject === '' ? null : (
        <Cluster gap="s">
          <Text>{words.about(subjectText(subject, pages.items))}</Text>
          <Button isCompact onPress={() => set({ subject: '' })}>
            {words.all}
          </Button>
        </Cluster>
      )}
      <TableResults pages={pages} words={words} empty={actor === '' && action === '' ? <EmptyState title={words.none} /> : null}>
        {(items) => <DataTable label={words.label} columns={columns} items={items} keyOf={({ id }) => id} />}
      </TableResults>
    </Page>
  )
}

type Actors = RemoteState<AuditActor[]>

/** Whose acts there are; asked for again once the acts themselves have come. */
function useActors(isListHere: boolean): Actors {
  const asked = useAdminRequest(fetchAuditActors)
  const retry = asked.state === 'failed' && isListHere ? asked.retry : null
  useEffect(() => retry?.(), [retry])
  return asked
}

/** The one that the address names stands among them, also while they are not here: by what the acts say, else by what the address says. */
function actorOptions(actors: Actors, chosen: string, entries: readonly AuditEntry[]): { value: string; text: string }[] {
  const known = actors.state === 'here' ? actors.value : []
  const options = known.map(({ id, email }) => ({ value: id, text: actorText(id, email) })).toSorted((one, other) => inOrder(one.text, other.text))
  if (chosen === '' || known.some(({ id }) => id === chosen)) return options
  const email = entries.find(({ actor }) => actor === chosen)?.actor_email
  return [...options, { value: chosen, text: email || (actors.state === 'loading' ? texts.adminTables.loading : words.actorById(chosen)) }]
}

const inOrder = new Intl.Collator('pt-BR').compare

const actorText = (id: string, email: string): string => email || words.gone(id)

const columns: readonly DataColumn<AuditEntry>[] = [
  { id: 'what', text: words.columns.what, cell: ({ action }) => <Act action={action} /> },
  { id: 'who', text: words.columns.who, cell: ({ actor, actor_email }) => <EmailText email={actorText(actor, actor_email)} /> },
  { id: 'whom', text: words.columns.whom, cell: (entry) => <Subject entry={entry} /> },
  { id: 'when', text: words.columns.when, cell: ({ created_at }) => <span className={cells.figure}>{dayAndTime(new Date(created_at))}</span> },
]

const dayAndTime = dateFormat({ day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit' })

const Act = ({ action }: Pick<AuditEntry, 'action'>) => (
  <Text as="span" isStrong>
    {actText(action)}
  </Text>
)

function Subject({ entry }: { entry: AuditEntry }) {
  const { user_id, ticket_id } = entry
  const text = entryText(entry)
  if (user_id) return <TextLink href={adminLinks.user(user_id)}>{text}</TextLink>
  if (ticket_id) return <TextLink href={adminLinks.ticket(ticket_id)}>{text}</TextLink>
  return text
}

function entryText({ subject, user_id, user_name, ticket_id, ticket_subject }: AuditEntry): string {
  if (user_id) return user_name || texts.adminTables.users.nameless
  if (ticket_id) return ticket_subject
  return Object.hasOwn(words.subjects, subject) ? (words.subjects[subject] ?? subject) : words.gone(subject)
}

/** By its name once an entry of it is here. */
function subjectText(subject: string, entries: readonly AuditEntry[]): string {
  const entry = entries.find((one) => one.subject === subject)
  return entry ? entryText(entry) : subject
}
