import { errorText, texts } from '#texts'
import { discardCommands } from '../../data/discard'
import { createDraftKeeper } from '../../data/kept-drafts/draft-keeper'
import { draftNames } from '../../data/kept-drafts/draft-names'
import { type OutboxRow, sendAgain } from '../../data/queries/outbox'
import { useAccountStore } from '../../data/store/account-store-context'
import { showToast } from '../../ui/feedback/toasts'
import { itemName } from '../../verbs/verb-views'
import type { EditedItem } from './edited-item'
import { copyTextOf } from './item-content'

/** Product 37. */
export function useItemActions(row: OutboxRow) {
  const account = useAccountStore()
  return {
    /** An `edit` without changes: known refusals show at once. */
    async sendAgain(edit: EditedItem['draft']) {
      const given = await sendAgain(account, row)
      if (given.ok) await edit.discard()
      else showToast({ title: itemName(row), description: errorText(given.code), tone: 'bad' })
    },
    async copy() {
      try {
        await navigator.clipboard.writeText(copyTextOf(row))
        showToast(texts.outbox.copied)
      } catch {
        showToast({ ...texts.outbox.notCopied, tone: 'bad' })
      }
    },
    async discard() {
      const edit = createDraftKeeper(account.database, draftNames.refused(row.id))
      const isDiscarded = await discardCommands(account, [row], { onEnd: edit.forget })
      if (isDiscarded === false) showToast(texts.outbox.onItsWay)
    },
  }
}
