import { texts } from '#texts'
import { LocalList } from '../../components/local-list'
import { NoMessages } from '../../ui/drawings/no-messages'
import { EmptyState } from '../../ui/feedback/empty-state'
import * as css from './messages-page.css'

/** In place of the list: there is no conversation, or this device has not pulled them yet. */
export const NoConversations = () => (
  <div className={css.empty}>
    <LocalList items={[]} empty={<EmptyState drawing={<NoMessages />} title={texts.messages.empty} text={texts.messages.emptyHint} />}>
      {() => null}
    </LocalList>
  </div>
)
