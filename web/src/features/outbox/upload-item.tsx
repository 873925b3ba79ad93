import { useState } from 'react'
import { texts } from '#texts'
import { refusalText } from '../../components/refusal-text'
import { useWaitingCode } from '../../data/drafts/waiting-words'
import { useProject } from '../../data/queries/projects'
import { discardItem, type UploadItem as Item, repeatItem, usePicture } from '../../data/queries/uploads'
import { useAccountStore } from '../../data/store/account-store-context'
import { Card, CardActions, CardTitle } from '../../ui/content/card'
import { Text } from '../../ui/content/text'
import { StatusBadge } from '../../ui/feedback/status-badge'
import { Button } from '../../ui/forms/button'
import { Cluster } from '../../ui/layout/stack'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog'
import * as css from './upload-item.css'

const words = texts.outbox

/** Pictures that the server does not have, as they will be seen: what they wait for, or why they were not taken. Rule P12. */
export function UploadItem({ item }: { item: Item }) {
  const account = useAccountStore()
  const [isAsking, setIsAsking] = useState(false)
  const isRefused = item.state === 'refused'
  const code = useWaitingCode(!isRefused)
  const [collection, recordId = ''] = item.record.split('/')
  const project = useProject(collection === 'projects' ? recordId : '')
  const isProjectGone = collection === 'projects' && project !== undefined && !project.document
  const name = nameOf(item, account.actor().role === 'empresa', project?.document?.title ?? '')
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
      {isRefused ? <Text>{isProjectGone ? words.photosGone : refusalText(item, Date.now())}</Text> : null}
      <Cluster gap="xs">
        {item.uploads.map((upload) => (
          <Picture key={upload.id} id={upload.id} />
        ))}
      </Cluster>
      <CardActions>
        {isRefused && !isProjectGone ? (
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

function Picture({ id }: { id: string }) {
  const address = usePicture(id, 'small')
  return address ? <img src={address} alt="" className={css.picture} /> : <span className={css.picture} />
}

function nameOf({ record, uploads }: Item, isCompany: boolean, projectTitle: string): string {
  if (!record.startsWith('users/')) return words.photos(uploads.length, projectTitle)
  return isCompany ? words.logo : words.avatar
}
