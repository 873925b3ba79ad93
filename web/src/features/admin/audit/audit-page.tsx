import { useEffect } from 'react'
import * as v from 'valibot'
import { adminLinks } from '#admin-links'
import { texts } from '#texts'
import { ticketSubject } from '../../../components/ticket-subject'
import { dateFormat } from '../../../components/times/times'
import { type AskAdmin, useAdminRequest } from '../../../data/remote/admin-request'
import { adminTable } from '../../../data/remote/admin-tables'
import { askServer } from '../../../data/remote/remote'
import type { DataColumn } from '../../../ui/content/lists/data-table'
import { Text } from '../../../ui/content/text/text'
import { TextLink } from '../../../ui/content/text/text-link'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { Button } from '../../../ui/forms/buttons/button'
import { Cluster } from '../../../ui/layout/stack'
import { EmailText } from '../email-text'
import { NotRefreshed } from '../not-refreshed'
import { actText } from '../tables/act-text'
import { optionsOf } from '../tables/admin-words'
import * as cells from '../tables/table-cells.css'
import { type TableFilter, TablePage, useTable } from '../tables/table-page'

const words = texts.adminPages.audit

const entry = v.object({
  id: v.string(),
  action: v.string(),
  created_at: v.string(),
  actor: v.string(),
  actor_email: v.string(),
  subject: v.string(),
  user_id: v.string(),
  user_name: v.string(),
  ticket_id: v.string(),
  ticket_subject: v.string(),
})
type AuditEntry = v.InferOutput<typeof entry>

const askAudit = adminTable('audit', entry)

const actorsAnswer = v.object({ actors: v.array(v.object({ id: v.string(), email: v.string() })) })

/** `email` is '' for a deleted account. */
const askActors: AskAdmin<v.InferOutput<typeof actorsAnswer>> = (token, signal) =>
  askServer({ path: '/api/admin/audit/actors', schema: actorsAnswer, signal, token })

export function AuditPage() {
  const table = useTable(askAudit, ['actor', 'action', 'subject'])
  const { question, set, pages } = table
  const { actor, action, subject } = question
  const isListHere = pages.status === 'here'
  const actors = useActors(isListHere)
  const filters: TableFilter[] = [
    { name: 'actor', label: words.actor, none: words.everyActor, options: actorOptions(actors, actor, pages.items) },
    { name: 'action', label: words.action, none: words.everyAction, options: optionsOf(texts.adminTables.acts) },
  ]
  const notice = (
    <>
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
    </>
  )
  const empty = actor === '' && action === '' ? <EmptyState title={words.none} /> : null
  return <TablePage table={table} words={words} columns={columns} filters={filters} notice={notice} empty={empty} />
}

type Actors = ReturnType<typeof useActors>

/** Asked again once the acts have loaded. */
function useActors(isListHere: boolean) {
  const asked = useAdminRequest(askActors)
  const retry = asked.state === 'failed' && isListHere ? asked.retry : null
  useEffect(() => retry?.(), [retry])
  return asked
}

/** Includes the chosen one, even where the list lacks it. */
function actorOptions(actors: Actors, chosen: string, entries: readonly AuditEntry[]): { value: string; text: string }[] {
  const known = actors.state === 'here' ? actors.value.actors : []
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
  if (ticket_id) return ticketSubject(ticket_subject, '')
  return Object.hasOwn(words.subjects, subject) ? (words.subjects[subject] ?? subject) : words.gone(subject)
}

/** Known once one of its entries has loaded. */
function subjectText(subject: string, entries: readonly AuditEntry[]): string {
  const entry = entries.find((one) => one.subject === subject)
  return entry ? entryText(entry) : subject
}
