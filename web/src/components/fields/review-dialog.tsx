import { type ReactNode, useRef } from 'react'
import { texts } from '#texts'
import { useSyncState } from '../../data/queries/sync-state'
import { type Definition, DefinitionList } from '../../ui/content/lists/definition-list'
import { Text } from '../../ui/content/text/text'
import { Banner } from '../../ui/feedback/banner'
import { Button } from '../../ui/forms/buttons/button'
import { Dialog } from '../../ui/overlays/dialog'

type Props = {
  isOpen: boolean
  onClose: () => void
  onSend: () => void
  isSending: boolean
  words: { reviewTitle: string; reviewText: string; reviewBack: string; submit: string; submitting: string }
  items: readonly Definition[]
  children?: ReactNode
}

/** The dialog's button sends, the form's own only opens it. */
export function ReviewDialog({ isOpen, onClose, onSend, isSending, words, items, children }: Props) {
  const { connection } = useSyncState()
  // Rows stay until the sheet has closed: a saved edit changes nothing any more, and an empty sheet would shrink.
  const reviewed = useRef(items)
  if (!isSending) reviewed.current = items
  const footer = (
    <>
      <Button onPress={onClose} isDisabled={isSending}>
        {words.reviewBack}
      </Button>
      <Button variant="primary" onPress={onSend} isPending={isSending} pendingLabel={words.submitting}>
        {words.submit}
      </Button>
    </>
  )
  return (
    <Dialog isOpen={isOpen} onClose={onClose} isDismissable={!isSending} title={words.reviewTitle} closeLabel={words.reviewBack} footer={footer}>
      {children}
      <DefinitionList items={reviewed.current} />
      <Text size="s" tone="soft">
        {words.reviewText}
      </Text>
      {connection === 'offline' ? (
        <Banner tone="warn" title={texts.sync.offline}>
          {texts.sync.offlineHint}
        </Banner>
      ) : null}
    </Dialog>
  )
}
