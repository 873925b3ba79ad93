import type { Stored } from '#domain/documents'
import type { NoticeKind } from '#domain/notice'
import { isProvider } from '#domain/people/roles'
import { toTime } from '#domain/values/clock'
import { links } from '#links'
import { notices as noticeTexts } from '#texts'
import { noticeLink } from '../src/notices/notice-link'
import { proposals } from './content/demo-proposals'
import { ticket } from './content/demo-support'
import type { PersonKey } from './content/shapes'
import { allPeople, allProjects, idFrom, type Person, type Project, personOf } from './identity'
import { timeOf, type When } from './when'

type NoticeRecord = Stored<'notifications'> & { person_id: string }
type Notice = { kind: NoticeKind; to: PersonKey; at: When; project: Project; by?: PersonKey }

const UNREAD_MS = 48 * 60 * 60_000

/** The notifications that commands would have written. Product 21. */
export const noticeRecords = (now: number): NoticeRecord[] => [
  ...allProjects()
    .flatMap((project) => noticesOf(project, now))
    .map((notice) => noticeRecord(notice, now)),
  ...supportReplies(now),
]

function noticesOf(project: Project, now: number): Notice[] {
  const { client, accepted, completed, published } = project
  const notices: Notice[] = inRegion(project, now).map((to) => ({ kind: 'project_published', to, at: published, project }))
  for (const { offer, improved = [] } of proposals[project.key]) {
    const [by, at] = offer
    notices.push({ kind: 'proposal_received', to: client, at, project, by })
    for (const change of improved) notices.push({ kind: 'proposal_improved', to: client, at: change.at, project, by })
    if (accepted) notices.push({ kind: by === accepted.of ? 'proposal_accepted' : 'proposal_rejected', to: by, at: accepted.at, project })
  }
  if (accepted) notices.push({ kind: 'project_started', to: client, at: accepted.at, project, by: accepted.of })
  if (accepted && completed) notices.push({ kind: 'project_completed', to: accepted.of, at: completed, project })
  return notices
}

/** Providers of the project's city, and those who asked for the whole state; of the whole state where the city has none. */
function inRegion({ city, state, published }: Project, now: number): PersonKey[] {
  const publishedAt = timeOf(published, now)
  const inState = allPeople().filter((person) => isProvider(person) && person.state === state && timeOf(person.joined, now) < publishedAt)
  const cityIsServed = inState.some((person) => person.city === city)
  const hears = (person: Person) => person.notify_scope === 'state' || person.city === city || !cityIsServed
  return inState.filter(hears).map(({ key }) => key)
}

function noticeRecord({ kind, to, at, project, by }: Notice, now: number): NoticeRecord {
  const person = by && personOf(by)
  return {
    id: idFrom('notice', kind, project.key, to, by ?? '', at),
    user_id: personOf(to).id,
    ...noticeTexts[kind]({ project_title: project.title, person_name: person?.full_name ?? '' }),
    link: noticeLink(kind, project.id),
    ...seen(timeOf(at, now), now),
    person_id: (person ?? personOf(project.client)).id,
  }
}

function supportReplies(now: number): NoticeRecord[] {
  const replies = ticket.messages.filter(([from]) => from === 'support')
  return replies.map(([, at]) => ({
    id: idFrom('notice', 'support_reply', at),
    user_id: personOf(ticket.client).id,
    ...noticeTexts.support_reply(),
    link: links.support(),
    ...seen(timeOf(at, now), now),
    person_id: '',
  }))
}

const seen = (created_at: string, now: number) => ({ created_at, is_read: created_at < toTime(now - UNREAD_MS) })
