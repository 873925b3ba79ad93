import { useMatch, useOutlet } from 'react-router-dom'
import { paths } from '#links'
import { texts } from '#texts'
import { useConversations } from '../../data/queries/conversations'
import { usePresence } from '../../data/queries/presence'
import { Heading } from '../../ui/content/heading'
import { ConversationList } from './conversation-list'
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
  const isEmpty = conversations?.length === 0 && !open
  return (
    <PresenceContext value={online}>
      <div className={open ? css.panesWithChat : css.panes}>
        <div className={isEmpty ? css.onlyList : open ? css.listBesideChat : css.list}>
          <div className={css.head}>
            <Heading level={open ? 2 : 1} size="section">
              {texts.messages.title}
            </Heading>
          </div>
          {isEmpty ? <NoConversations /> : <ConversationList conversations={conversations ?? []} open={open} />}
        </div>
        {isEmpty ? null : <div className={open ? css.chat : css.besideList}>{chat ?? <NoConversation />}</div>}
      </div>
    </PresenceContext>
  )
}
