import { useContext, useDeferredValue, useMemo, useState } from 'react'
import { useMatch, useOutlet } from 'react-router-dom'
import type { Conversation, Message } from '#domain/documents'
import { fold, searchWords } from '#domain/values/fold'
import { paths } from '#links'
import { texts } from '#texts'
import { LocalList } from '../../components/lists/local-list'
import { useNow } from '../../components/times/use-now'
import { useDraftsHere } from '../../data/drafts/use-drafts-here'
import { draftNames } from '../../data/kept-drafts/draft-names'
import { memoized } from '../../data/live/memoized'
import { type ConversationView, useAllMessages, useConversations } from '../../data/queries/conversations'
import { usePresence } from '../../data/queries/presence'
import { Heading } from '../../ui/content/text/heading'
import { Text } from '../../ui/content/text/text'
import noMessages from '../../ui/drawings/no-messages.svg?raw'
import { EmptyState } from '../../ui/feedback/empty-state'
import { SearchField } from '../../ui/forms/search-field'
import { useOnScreen } from '../../ui/layout/use-on-screen'
import { VirtualScroll } from '../../ui/layout/virtual-list'
import { ConversationRow } from './conversation-row'
import * as css from './messages-page.css'
import { PresenceContext } from './presence-context'

/** Shown before all are read. */
const AT_ONCE = 40

/** Side by side on a desktop, one at a time on a phone. */
export function MessagesPage() {
  const newest = useConversations(AT_ONCE)
  const conversations = useConversations() ?? newest
  const open = useMatch(paths.conversation)?.params.conversationId
  useOnScreen('chat', open !== undefined)
  const online = usePresence()
  const chat = useOutlet()
  const [search, setSearch] = useState('')
  const searched = useDeferredValue(search.trim())
  const messages = useAllMessages(searched !== '')
  const shown = useMemo(() => searchConversations(conversations ?? [], messages ?? [], searched), [conversations, messages, searched])
  const isEmpty = conversations?.length === 0 && !open
  return (
    <PresenceContext value={online}>
      <div className={css.panes}>
        <div className={isEmpty ? css.onlyList : open ? css.listBesideChat : css.list}>
          <div className={css.head}>
            <Heading level={open ? 2 : 1} {...(open && { size: 'section' as const })}>
              {texts.messages.title}
            </Heading>
            {isEmpty ? null : (
              <SearchField
                label={texts.messages.search}
                placeholder={texts.messages.searchPlaceholder}
                clearLabel={texts.actions.clearSearch}
                value={search}
                onChange={setSearch}
              />
            )}
          </div>
          {searched !== '' && shown.length === 0 ? (
            <div className={css.nothing} role="status">
              <Text tone="soft">{texts.messages.nothingFound(searched)}</Text>
            </div>
          ) : null}
          {isEmpty ? <NoConversations /> : <ConversationList conversations={shown} open={open} searched={searched} />}
        </div>
        {isEmpty ? null : <div className={open ? css.chat : css.besideList}>{chat ?? <NoConversation />}</div>}
      </div>
    </PresenceContext>
  )
}

type Props = { conversations: readonly (ConversationView & { found?: string })[]; open: string | undefined; searched: string }

const ROW_HEIGHT = 92

function ConversationList({ conversations, open, searched }: Props) {
  const online = useContext(PresenceContext)
  const drafts = useDraftsHere()
  const now = useNow()
  return (
    <VirtualScroll
      label={texts.messages.title}
      items={conversations}
      keyOf={({ conversation }) => conversation.id}
      estimate={ROW_HEIGHT}
      question={searched}
    >
      {({ conversation, isMuted, found }) => (
        <ConversationRow
          conversation={conversation}
          found={found}
          draft={conversation.id === open ? undefined : drafts?.get(draftNames.message(conversation.id))?.value}
          isMuted={isMuted}
          isOnline={online.has(conversation.id)}
          isOpen={conversation.id === open}
          now={now}
        />
      )}
    </VirtualScroll>
  )
}

function NoConversation() {
  return (
    <div className={css.noConversation}>
      <EmptyState drawing={noMessages} title={texts.messages.choose} />
    </div>
  )
}

/** None, or not pulled yet. */
const NoConversations = () => (
  <div className={css.empty}>
    <LocalList items={[]} empty={<EmptyState drawing={noMessages} title={texts.messages.empty} text={texts.messages.emptyHint} />}>
      {() => null}
    </LocalList>
  </div>
)

type Searched = { conversation: Pick<Conversation, 'id' | 'name_one' | 'name_two' | 'project_title'> }

/** Every word is in people, project or one message, case and accents aside; with the newest such message. */
export function searchConversations<View extends Searched>(
  views: readonly View[],
  messages: readonly Pick<Message, 'conversation_id' | 'content'>[],
  search: string,
): (View & { found?: string })[] {
  const words = searchWords(search)
  if (words.length === 0) return [...views]
  const holds = (folded: string) => words.every((word) => folded.includes(word))
  const said = new Map(messages.filter((message) => holds(saidIn(message))).map(({ conversation_id, content }) => [conversation_id, content]))
  return views.flatMap((view) => {
    const found = said.get(view.conversation.id)
    if (found !== undefined) return [{ ...view, found }]
    return holds(namedIn(view.conversation)) ? [view] : []
  })
}

/** Folded once: every typed letter looks again. */
const saidIn = memoized(({ content }: Pick<Message, 'content'>) => fold(content))
const namedIn = memoized(({ name_one, name_two, project_title }: Searched['conversation']) => fold(`${name_one} ${name_two} ${project_title}`))
