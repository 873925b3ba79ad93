import { useEffect, useRef } from 'react'
import { otherName } from '#domain/conversation'
import { isProfileComplete } from '#domain/people/profile-completeness'
import { links } from '#links'
import { texts } from '#texts'
import { useNow } from '../../components/times/use-now'
import { useMyAccount } from '../../data/queries/account'
import { type ConversationView, useConversations } from '../../data/queries/conversations'
import { markSeen, useMarks } from '../../data/queries/marks'
import { useNotifications } from '../../data/queries/notifications'
import { useMyProjects, useOpenProjects, useProjectsOf } from '../../data/queries/projects'
import { useMyProposals } from '../../data/queries/proposals'
import { useAccountStore, useActor } from '../../data/store/account-store-context'
import { useSyncState } from '../../data/store/sync-state'
import { projectNeeds } from './client-needs'
import { FirstSteps } from './first-steps'
import { markNames } from './mark-names'
import { type Need, newestFirst, type ToldAt } from './need'
import { NeedsList } from './needs-list'
import { answerNeeds, changeNeeds, cityNeeds } from './provider-needs'
import { StandingProposals } from './standing-proposals'

/** Needs of the signed-in person, read from this device; a newcomer gets the first steps. Product 45. */
export function Needs() {
  const { role } = useActor()
  // Before the first round has ended, nothing here is not nothing.
  const { complete, updatedAt } = useSyncState()
  useNotedVisit(updatedAt)
  if (!complete) return null
  return role === 'cliente' ? <ClientNeeds /> : <ProviderNeeds />
}

/** Limit to the newest: in a state there may be thousands. */
const OPEN_PROJECTS = 200

function ClientNeeds() {
  const common = useCommon()
  const projects = useMyProjects()
  if (!common || !projects) return null
  const { marks, toldAt, messages, now, lastVisit } = common
  if (projects.length === 0 && messages.length === 0) return <Steps of="cliente" />
  return <NeedsList needs={newestFirst([...projectNeeds(projects, toldAt, marks, now), ...messages])} lastVisit={lastVisit} />
}

function ProviderNeeds() {
  const common = useCommon()
  const { city, state } = useActor()
  const proposals = useMyProposals()
  const open = useOpenProjects(OPEN_PROJECTS)
  // Only pending ones can wait for an answer to an edit; the others grow to a long list.
  const proposedOn = useProjectsOf((proposals ?? []).filter(({ status }) => status === 'pending'))
  if (!common || !proposals || !open || !proposedOn) return null
  const { marks, toldAt, messages, now, lastVisit } = common
  if (proposals.length === 0 && messages.length === 0) return <Steps of="provider" />
  const needs = [
    ...answerNeeds(proposals, toldAt, marks, now),
    ...changeNeeds(proposals, proposedOn),
    ...cityNeeds(open, proposals, { city, state }, marks, now),
    ...messages,
  ]
  return (
    <>
      <NeedsList needs={newestFirst(needs)} lastVisit={lastVisit} />
      <StandingProposals proposals={proposals} />
    </>
  )
}

/** Data that both roles' needs use; undefined until all of it is read. */
function useCommon() {
  const { userId } = useAccountStore()
  const marks = useMarks()
  const conversations = useConversations()
  const notifications = useNotifications()
  const now = useNow()
  // A visit lasts until one leaves: what is marked as new stays so while it is looked at.
  const lastVisit = useRef<string>(undefined)
  const { updatedAt } = useSyncState()
  if (!marks || !conversations || !notifications) return
  lastVisit.current ??= marks[markNames.dashboard] ?? updatedAt
  const toldAt: ToldAt = (projectId) => notifications.find(({ link }) => link === links.project(projectId))?.created_at ?? ''
  return { marks, toldAt, messages: messageNeeds(conversations, userId), now, lastVisit: lastVisit.current }
}

/** Once one leaves, what the server had until then is no longer new. */
function useNotedVisit(updatedAt: string): void {
  const { database } = useAccountStore()
  const until = useRef(updatedAt)
  until.current = updatedAt
  useEffect(() => {
    const note = () => {
      if (until.current === '') return
      markSeen(database, { [markNames.dashboard]: until.current }).catch((error: unknown) => console.info('The visit could not be noted.', error))
    }
    window.addEventListener('pagehide', note)
    return () => {
      window.removeEventListener('pagehide', note)
      note()
    }
  }, [database])
}

function Steps({ of }: { of: 'cliente' | 'provider' }) {
  const account = useMyAccount()?.document
  return account ? <FirstSteps of={of} isProfileComplete={isProfileComplete(account)} /> : null
}

/** Conversations with something unread, but the muted ones. */
export const messageNeeds = (conversations: readonly ConversationView[], me: string): Need[] =>
  conversations
    .filter(({ unread, isMuted }) => unread > 0 && !isMuted)
    .map(({ conversation, unread }) => ({
      kind: 'message',
      about: conversation.id,
      title: texts.needs.messages(otherName(conversation, me) || texts.labels.nameless, unread),
      text: conversation.last_message?.content ?? conversation.project_title,
      href: links.conversation(conversation.id),
      at: conversation.last_message_at,
    }))
