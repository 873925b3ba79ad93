import { useDeferredValue, useMemo, useState } from 'react'
import { useMatch, useOutlet } from 'react-router-dom'
import { paths } from '#links'
import { texts } from '#texts'
import { useAllMessages, useConversations } from '../../data/queries/conversations'
import { usePresence } from '../../data/queries/presence'
import { Heading } from '../../ui/content/heading'
import { Text } from '../../ui/content/text'
import { SearchField } from '../../ui/forms/search-field'
import { ConversationList } from './conversation-list'
import { searchConversations } from './conversation-search'
import * as css from './messages-page.css'
import { NoConversation } from './no-conversation'
import { NoConversations } from './no-conversations'
import { PresenceContext } from './presence-context'

/** The conversations and the chat of one of them: side by side on a desktop, one at a time on a phone. */
export function MessagesPage() {
  const conversations = useConversations()
  const open = useMatch(paths.conversation)?.params.conversationId
  const online = usePresence()
  const chat = useOutlet()
  const [search, setSearch] = useState('')
  const searched = useDeferredValue(search.trim())
  const messages = useAllMessages(searched !== '')
  const shown = useMemo(() => searchConversations(conversations ?? [], messages ?? [], searched), [conversations, messages, searched])
  const isEmpty = conversations?.length === 0 && !open
  return (
    <PresenceContext value={online}>
      <div className={open ? css.panesWithChat : css.panes}>
        <div className={isEmpty ? css.onlyList : open ? css.listBesideChat : css.list}>
          <div className={css.head}>
            <Heading level={open ? 2 : 1} size="section">
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
          {isEmpty ? <NoConversations /> : <ConversationList conversations={shown} open={open} />}
        </div>
        {isEmpty ? null : <div className={open ? css.chat : css.besideList}>{chat ?? <NoConversation />}</div>}
      </div>
    </PresenceContext>
  )
}
