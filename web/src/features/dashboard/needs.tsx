import { type ReactNode, useEffect, useRef, useState } from 'react'
import { otherName } from '#domain/conversation'
import { isProfileComplete } from '#domain/people/profile-completeness'
import { toTime } from '#domain/values/clock'
import { links } from '#links'
import { texts } from '#texts'
import { useNow } from '../../components/times/use-now'
import { useDraftsHere } from '../../data/drafts/use-drafts-here'
import { useMyAccount } from '../../data/queries/account'
import { useSomeConversations } from '../../data/queries/conversations'
import { markNames } from '../../data/queries/mark-names'
import { markSeen, useMarks } from '../../data/queries/marks'
import { useNotifications } from '../../data/queries/notifications'
import { useMyProjects, useOpenProjects, useProjectsOf } from '../../data/queries/projects'
import { useMyProposals } from '../../data/queries/proposals'
import { useSyncState } from '../../data/queries/sync-state'
import { MOST_NAMED, type UnreadConversation, useUnreadConversations } from '../../data/queries/unread-messages'
import { useKilometresTo } from '../../data/remote/use-kilometres-to'
import { useAccountStore, useActor } from '../../data/store/account-store-context'
import { isChoosing, projectNeeds } from './client-needs'
import { givenDealNeeds } from './deal-needs'
import {
  draftedConversations,
  draftedProjects,
  messageDraftNeeds,
  projectDraftNeeds,
  proposalDraftNeeds,
  referenceDraftNeeds,
  replyDraftNeeds,
  workDraftNeeds,
} from './draft-needs'
import { FirstSteps } from './first-steps'
import { type Need, newestFirst, type ToldAt } from './need'
import { NeedsList, NothingNeeded } from './needs-list'
import { answerNeeds, changeNeeds, NEWS_MS, newProjectNeeds, reachedKm, validityNeeds } from './provider-needs'
import { StandingProposals } from './standing-proposals'
import { TradesQuestion } from './trades-question'

type Props = {
  /** Below the needs, above the word that there are none. */
  cards: ReactNode
}

/** From this device; a newcomer gets the first steps. Product 45. */
export function Needs({ cards }: Props) {
  const { role } = useActor()
  // Before the first complete pull an empty list does not mean that nothing waits.
  const { complete, updatedAt } = useSyncState()
  useNotedVisit(updatedAt)
  if (!complete) return cards
  return role === 'cliente' ? <ClientNeeds cards={cards} /> : <ProviderNeeds cards={cards} />
}

/** A state may have thousands. */
const OPEN_PROJECTS = 200
const AT_ONCE = 200

function ClientNeeds({ cards }: Props) {
  const common = useCommon()
  const projects = useMyProjects()
  if (!common || !projects) return null
  const { marks, messages, drafts, now, lastVisit } = common
  const mine = projects.map(({ project }) => project)
  const begun = [...projectDraftNeeds(drafts, mine), ...workDraftNeeds(drafts, mine), ...referenceDraftNeeds(drafts, mine, toTime(now))]
  if (projects.length + messages.length + begun.length === 0) return <Steps of="cliente" cards={cards} />
  const needs = newestFirst([...projectNeeds(projects, marks, now), ...begun, ...messages])
  return (
    <>
      {needs.length > 0 ? <NeedsList needs={needs} lastVisit={lastVisit} /> : null}
      {cards}
      {needs.length > 0 || isChoosing(projects) ? null : <NothingNeeded />}
    </>
  )
}

function ProviderNeeds({ cards }: Props) {
  const common = useCommon()
  const { state } = useActor()
  const account = useMyAccount()?.document
  const { trades = [], notify_scope: scope = 'city' } = account ?? {}
  const kilometresTo = useKilometresTo(reachedKm(scope) > 0)
  const newest = useMyProposals(AT_ONCE)
  const proposals = useMyProposals() ?? newest
  const open = useOpenProjects(OPEN_PROJECTS)
  // Pending ones answer an edit; of accepted ones those whose work has begun have something to say.
  const found = useProjectsOf((proposals ?? []).filter(({ status, deal }) => status === 'pending' || (status === 'accepted' && deal !== null)))
  // The newest ones' result, until all are read.
  const proposedOn = useRef(found)
  proposedOn.current = found ?? proposedOn.current
  const notices = useNotifications({ since: useStartOfNews() })
  if (!common || !proposals || !open || !proposedOn.current || !notices) return null
  // The newest of a project, which comes first.
  const told = new Map(notices.toReversed().map(({ link, created_at }) => [link, created_at]))
  const toldAt: ToldAt = (projectId) => told.get(links.project(projectId)) ?? ''
  const { marks, messages, drafts, drafted, now, lastVisit } = common
  const given = drafted.filter((project) => proposals.some(({ id }) => id === project.accepted_proposal_id))
  const begun = [
    ...proposalDraftNeeds(drafts, drafted, proposals),
    ...workDraftNeeds(drafts, given),
    ...replyDraftNeeds(drafts, proposals, toTime(now)),
  ]
  if (proposals.length + messages.length + begun.length === 0) return <Steps of="provider" cards={cards} />
  const needs = [
    ...begun,
    ...answerNeeds(proposals, toldAt, marks, now),
    ...changeNeeds(proposals, proposedOn.current),
    ...givenDealNeeds(proposals, proposedOn.current),
    ...validityNeeds(proposals, proposedOn.current, now),
    ...newProjectNeeds(open, proposals, { scope, state, trades, kilometresTo }, marks, now),
    ...messages,
  ]
  return (
    <>
      {needs.length > 0 ? <NeedsList needs={newestFirst(needs)} lastVisit={lastVisit} /> : null}
      {cards}
      {account ? <TradesQuestion account={account} marks={marks} /> : null}
      {needs.length > 0 ? null : <NothingNeeded />}
      <StandingProposals proposals={proposals} />
    </>
  )
}

/** Constant while the page is open: another value is another query. */
const useStartOfNews = (): string => useState(() => toTime(Date.now() - NEWS_MS))[0]

function useCommon() {
  const { userId } = useAccountStore()
  const marks = useMarks()
  const conversations = useUnreadConversations()
  const drafts = useDraftsHere()
  const drafted = useProjectsOf(draftedProjects(drafts ?? new Map()))
  const talks = useSomeConversations(draftedConversations(drafts ?? new Map()))
  const now = useNow()
  // Marked until the visit ends.
  const lastVisit = useRef<string>(undefined)
  const { updatedAt } = useSyncState()
  if (!marks || !conversations || !drafts || !drafted || !talks) return
  lastVisit.current ??= marks[markNames.dashboard] ?? updatedAt
  const messages = [...messageNeeds(conversations, userId), ...messageDraftNeeds(drafts, talks, userId)]
  return { marks, messages, drafts, drafted, now, lastVisit: lastVisit.current }
}

/** Leaving ends what is new. */
function useNotedVisit(updatedAt: string): void {
  const { database } = useAccountStore()
  const until = useRef(updatedAt)
  until.current = updatedAt
  useEffect(() => {
    const note = () => {
      if (until.current === '') return
      markSeen(database, { [markNames.dashboard]: until.current }).catch((error: unknown) => console.info('The visit could not be noted.', error))
    }
    // A cached page may be returned to, and its writes do not end (store/abort-on-leave.ts).
    const noteAtEnd = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) note()
    }
    window.addEventListener('pagehide', noteAtEnd)
    return () => {
      window.removeEventListener('pagehide', noteAtEnd)
      note()
    }
  }, [database])
}

function Steps({ of, cards }: Props & { of: 'cliente' | 'provider' }) {
  const account = useMyAccount()?.document
  return (
    <>
      {cards}
      {account ? <FirstSteps of={of} isProfileComplete={isProfileComplete(account)} /> : null}
    </>
  )
}

/** Unread conversations. */
export function messageNeeds(conversations: readonly UnreadConversation[], me: string): Need[] {
  const named = conversations.slice(0, MOST_NAMED).map(
    ({ conversation, unread }): Need => ({
      kind: 'message',
      about: conversation.id,
      title: texts.needs.messages(otherName(conversation, me) || texts.labels.nameless, unread),
      text: conversation.last_message?.content ?? conversation.project_title,
      href: links.conversation(conversation.id),
      at: conversation.last_message_at,
    }),
  )
  const [next] = conversations.slice(MOST_NAMED)
  if (!next) return named
  const title = texts.needs.moreMessages(conversations.length - MOST_NAMED)
  const { project_title, last_message_at } = next.conversation
  return [...named, { kind: 'messages', about: '', title, text: project_title, href: links.messages(), at: last_message_at }]
}
