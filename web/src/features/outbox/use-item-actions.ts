import { errorText, texts } from '#texts'
import { discardWithUndo } from '../../data/commands/discard'
import { type OutboxRow, sendAgain } from '../../data/queries/outbox'
import { useAccountStore } from '../../data/store/account-store-context'
import { showToast } from '../../ui/feedback/toasts'
import { copyTextOf } from './item-content'
import { itemName } from './item-name'

/** What a person can do with an item of Pendências. Product 37. */
export function useItemActions(row: OutboxRow) {
  const account = useAccountStore()
  return {
    /** As it was: a refusal that this device can already tell is said at once. */
    async sendAgain() {
      const given = await sendAgain(account, row)
      if (!given.ok) showToast({ title: itemName(row), description: errorText(given.code), tone: 'bad' })
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
      if (!(await discardWithUndo(account, [row]))) showToast(texts.outbox.onItsWay)
    },
  }
}
