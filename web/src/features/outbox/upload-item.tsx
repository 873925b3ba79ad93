import { texts } from '#texts'
import { DiscardedLine } from '../../components/discarded-line'
import { SendingBar } from '../../components/projects/sending-bar'
import { refusalText } from '../../components/refusal-text'
import { storedOrTold } from '../../components/stored-or-told'
import { discardItem, type UploadItem as Item, recordOf, repeatItem, usePicture } from '../../data/queries/uploads'
import { useWaitingCode } from '../../data/queries/waiting-words'
import { useAccountStore } from '../../data/store/account-store-context'
import { useSending } from '../../data/uploads/use-sending'
import { Card, CardActions, CardTitle } from '../../ui/content/card'
import { Text } from '../../ui/content/text/text'
import { StatusBadge } from '../../ui/feedback/status-badge'
import { Button } from '../../ui/forms/buttons/button'
import { Cluster } from '../../ui/layout/stack'
import { uploadViewOf } from '../../verbs/upload-views'
import * as css from './upload-item.css'

const words = texts.outbox

type Props = {
  item: Item
  /** When its publication is listed too. */
  title?: string | undefined
}

/** Unsent pictures, with what they wait for or their refusal. Rule P12. */
export function UploadItem({ item, title }: Props) {
  const account = useAccountStore()
  const sending = useSending()
  const isRefused = item.state === 'refused'
  const code = useWaitingCode(item.state === 'waiting')
  const view = uploadViewOf(item.record)
  const record = view.useRecord(recordOf(item.record)?.id ?? '')
  const isGone = record.isGone && !title
  const name = view.name(item.uploads.length, record.title ?? title ?? '', account.actor().role === 'empresa')
  const id = `item-${item.record}`
  if (item.state === 'discarded') return <DiscardedLine id={item.uploads[0]?.id ?? ''} text={words.discarded(name)} />
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
      {isRefused ? <Text>{isGone ? view.gone : refusalText(item, Date.now())}</Text> : null}
      <Cluster gap="xs">
        {item.uploads.map(({ id }, index) => (
          <span key={id} className={css.item}>
            <Picture id={id} />
            {sending?.id === id ? <SendingBar label={view.sending(index + 1, name)} percent={sending.percent} /> : null}
          </span>
        ))}
      </Cluster>
      <CardActions>
        {isRefused && !isGone ? (
          <Button isCompact onPress={() => void storedOrTold(words.notSentAgain, () => repeatItem(account, item))}>
            {words.sendAgain}
          </Button>
        ) : null}
        <Button
          isCompact
          onPress={() => void storedOrTold(texts.storage.notDiscarded, () => discardItem(account, item))}
          aria-label={`${words.discard}: ${name}`}
        >
          {words.discard}
        </Button>
      </CardActions>
    </Card>
  )
}

function Picture({ id }: { id: string }) {
  const address = usePicture(id, 'small')
  return address ? <img src={address} alt="" className={css.picture} /> : <span className={css.picture} />
}
