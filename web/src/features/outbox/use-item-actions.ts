import { errorText, texts } from '#texts'
import { discardWithUndo } from '../../data/commands/discard'
import { createDraftKeeper, keepForForm } from '../../data/drafts/draft-keeper'
import { draftNames } from '../../data/drafts/draft-names'
import { type OutboxRow, sendAgain } from '../../data/queries/outbox'
import { useAccountStore } from '../../data/store/account-store-context'
import { showToast } from '../../ui/feedback/toasts'
import { itemName } from '../../verbs/item-name'
import type { EditedItem } from './edited-item'
import { copyTextOf } from './item-content'

/** What a person can do with an item of Pendências. Product 37. */
export function useItemActions(row: OutboxRow) {
  const account = useAccountStore()
  return {
    /** As it was, with an `edit` that changes nothing: a refusal that this device can already tell is said at once. */
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
      const typed = (await edit.read())?.value
      const beforeUndo = async () => {
        if (typeof typed === 'object' && typed) await keepForForm(account.database, draftNames.refused(row.id), () => typed)
      }
      const isDiscarded = await discardWithUndo(account, [row], { beforeUndo })
      if (isDiscarded === null) return
      if (!isDiscarded) return void showToast(texts.outbox.onItsWay)
      // Left behind, it is of an item that is gone, and shown nowhere.
      await edit.forget().catch((error: unknown) => console.info('The changes of a discarded item could not be removed.', error))
    },
  }
}
