import Play from 'lucide-react/icons/play'
import { videoId } from '#domain/values/video'
import { texts } from '#texts'
import { Text } from '../../../ui/content/text/text'
import { AddressField, SettingsForm, Unsaved } from './settings-form'
import { type StoredSettings, useSettingsForm } from './use-settings-form'
import * as css from './video-form.css'

const words = texts.admin.siteSettings

const key = 'how_it_works_video_url'

/** Empty: the page has none. */
export function VideoForm({ stored }: { stored: StoredSettings }) {
  const { form, isUnsaved } = useSettingsForm('video', [key], stored, words.saved)
  return (
    <SettingsForm form={form} label={words.title} title={words.section} isPrimary>
      <div>
        <AddressField {...form.bind(key)} label={words.video} hint={words.videoHint} placeholder={words.videoPlaceholder} />
        <Unsaved isShown={isUnsaved} />
      </div>
      <VideoPreview address={form.values[key].trim()} />
    </SettingsForm>
  )
}

/** No request to the video's host. */
function VideoPreview({ address }: { address: string }) {
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
