import { useState } from 'react'
import { errorText, texts } from '#texts'
import { useAccount } from '../../data/account-context'
import { discardItem, type UploadItem as Item, repeatItem } from '../../data/queries/uploads'
import { useWaitingCode } from '../../data/waiting-words'
import { Button } from '../../ui/button'
import { Card, CardActions, CardTitle } from '../../ui/card'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { Cluster } from '../../ui/stack'
import { StatusBadge } from '../../ui/status-badge'
import { Text } from '../../ui/text'
import * as css from './upload-item.css'

const words = texts.outbox

/** Pictures that the server does not have, as they will be seen: what they wait for, or why they were not taken. Rule P12. */
export function UploadItem({ item }: { item: Item }) {
  const account = useAccount()
  const [isAsking, setIsAsking] = useState(false)
  const isRefused = item.state === 'refused'
  const code = useWaitingCode(!isRefused)
  const name = nameOf(item, account.actor().role === 'empresa')
  const id = `item-${item.record}`
  return (
    <Card as="article" tone={isRefused ? 'bad' : 'plain'} aria-labelledby={id}>
      <Cluster justify="between" align="start">
        <CardTitle level={2} id={id}>
          {name}
        </CardTitle>
        <StatusBadge tone={isRefused ? 'bad' : 'warn'}>
          {isRefused ? words.status.refused : code ? texts.sync.waitingWords[code] : words.status.waiting}
        </StatusBadge>
      </Cluster>
      {isRefused ? <Text>{errorText(item.code)}</Text> : null}
      <Cluster gap="xs">
        {item.uploads.map((upload) => (
          <img key={upload.id} src={upload.blob} alt="" className={css.picture} />
        ))}
      </Cluster>
      <CardActions>
        {isRefused ? (
          <Button isCompact onPress={() => void repeatItem(account, item)}>
            {words.sendAgain}
          </Button>
        ) : null}
        <Button isCompact onPress={() => setIsAsking(true)} aria-label={`${words.discard}: ${name}`}>
          {words.discard}
        </Button>
      </CardActions>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={words.discardTitle}
        confirmText={words.discardConfirm}
        cancelText={texts.actions.cancel}
        onConfirm={() => void discardItem(account, item)}
        isDestructive
      >
        {words.discardImageText}
      </ConfirmDialog>
    </Card>
  )
}

function nameOf({ record, uploads }: Item, isCompany: boolean): string {
  if (!record.startsWith('users/')) return words.photos(uploads.length, '')
  return isCompany ? words.logo : words.avatar
}
