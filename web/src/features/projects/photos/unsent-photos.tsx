import Clock from 'lucide-react/icons/clock'
import { texts } from '#texts'
import { useWaitingCode } from '../../../data/queries/waiting-words'
import type { ProjectPhoto } from '../../../data/uploads/project-photos'
import { Text } from '../../../ui/content/text/text'
import { RefusedPhotos } from './refused-photos'

const words = texts.projects.page

/** Sending of own photos. */
export function UnsentPhotos({ photos }: { photos: readonly ProjectPhoto[] }) {
  const refused = photos.filter(({ state }) => state === 'refused').length
  const waiting = photos.filter(({ state }) => state === 'waiting').length
  const code = useWaitingCode(waiting > 0)
  return (
    <div role="status">
      {waiting > 0 ? (
        <Text size="s" tone="warn" icon={<Clock size={16} />}>
          {words.photosSent(photos.length - waiting - refused, photos.length) + (code ? ` · ${texts.sync.waitingWords[code]}` : '')}
        </Text>
      ) : null}
      <RefusedPhotos count={refused} />
    </div>
  )
}
