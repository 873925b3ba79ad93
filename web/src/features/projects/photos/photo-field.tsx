import Camera from 'lucide-react/icons/camera'
import ImagePlus from 'lucide-react/icons/image-plus'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { MOST_PHOTOS } from '#domain/wire/wire'
import { texts } from '#texts'
import { KeepFocus } from '../../../components/lists/keep-focus'
import { Text } from '../../../ui/content/text/text'
import { Banner } from '../../../ui/feedback/banner'
import { Spinner } from '../../../ui/feedback/spinner'
import { Button } from '../../../ui/forms/buttons/button'
import { Cluster, Stack } from '../../../ui/layout/stack'
import * as css from './photo-field.css'
import { PhotoTiles } from './photo-tiles'
import type { NewPhotos } from './use-new-photos'

const words = texts.projects.newProject
const pictures = ['image/*']

/** Photos from the camera or from files, in the order in which everyone will see them. Product 20. */
export function PhotoField({ photos }: { photos: NewPhotos }) {
  const { ids, tiles, preparing, rejected } = photos
  const isFull = ids.length >= MOST_PHOTOS
  const isBusy = isFull || preparing !== null
  return (
    <Stack gap="s">
      <KeepFocus when={JSON.stringify(tiles)}>
        <Stack gap="s">
          {tiles.length > 0 ? <PhotoTiles tiles={tiles} onOrder={photos.order} onRemove={photos.remove} hasRoom={!isBusy} /> : null}
          <div role="status">
            {preparing ? (
              <Text size="s" tone="soft" icon={<Spinner size="s" />}>
                {words.preparingPhotos(Math.min(preparing.done + 1, preparing.of), preparing.of)}
              </Text>
            ) : null}
          </div>
          <div role="alert">
            {rejected.length > 0 ? (
              <Banner
                tone="bad"
                title={words.rejectedPhotos(rejected.length)}
                action={
                  <Button isCompact onPress={photos.forgetRejected}>
                    {words.closeRejected}
                  </Button>
                }
              >
                <ul className={css.rejected}>
                  {rejected.map(({ id, name, reason }) => (
                    <li key={id}>
                      <strong>{name}</strong>: {reason}
                    </li>
                  ))}
                </ul>
              </Banner>
            ) : null}
          </div>
        </Stack>
      </KeepFocus>
      <Cluster gap="s">
        <FileTrigger acceptedFileTypes={pictures} allowsMultiple onSelect={photos.add}>
          <Button icon={<ImagePlus size={20} />} isDisabled={isBusy}>
            {words.addPhotos}
          </Button>
        </FileTrigger>
        <span className={css.camera}>
          <FileTrigger acceptedFileTypes={pictures} defaultCamera="environment" onSelect={photos.add}>
            <Button icon={<Camera size={20} />} isDisabled={isBusy}>
              {words.takePhoto}
            </Button>
          </FileTrigger>
        </span>
        <Text size="s" tone="soft">
          {words.photosCount(ids.length, MOST_PHOTOS)}
        </Text>
      </Cluster>
    </Stack>
  )
}
