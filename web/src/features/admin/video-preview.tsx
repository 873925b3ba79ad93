import Play from 'lucide-react/icons/play'
import { videoId } from '#domain/video'
import { texts } from '#texts'
import { Text } from '../../ui/content/text'
import * as css from './video-form.css'

const words = texts.admin.siteSettings

/** What 'Como Funciona' will show of an address; nothing is asked of the video's host. */
export function VideoPreview({ address }: { address: string }) {
  const isVideo = videoId(address) !== null
  return (
    <div className={css.preview}>
      <Text size="s" tone="soft">
        {words.preview}
      </Text>
      {isVideo ? (
        <div role="img" aria-label={texts.howItWorks.video.play} className={css.cover}>
          <span className={css.play}>
            <Play size={24} />
          </span>
          <span>{texts.howItWorks.video.play}</span>
        </div>
      ) : (
        <Text>{address === '' ? words.notShown : words.notAVideo}</Text>
      )}
    </div>
  )
}
