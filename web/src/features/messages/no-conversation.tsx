import { texts } from '#texts'
import { NoMessages } from '../../ui/drawings/no-messages'
import { EmptyState } from '../../ui/feedback/empty-state'
import * as css from './messages-page.css'

/** Beside the list, where there is room for both. */
export function NoConversation() {
  return (
    <div className={css.noConversation}>
      <EmptyState drawing={<NoMessages />} title={texts.messages.choose} />
    </div>
  )
}
