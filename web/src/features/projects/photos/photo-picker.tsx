import Camera from 'lucide-react/icons/camera'
import ImagePlus from 'lucide-react/icons/image-plus'
import type { ReactNode } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { texts } from '#texts'
import { Text } from '../../../ui/content/text/text'
import { Banner } from '../../../ui/feedback/banner'
import { Spinner } from '../../../ui/feedback/spinner'
import { Button } from '../../../ui/forms/buttons/button'
import { place } from '../../../ui/forms/file-drop.css'
import { useFileDrop } from '../../../ui/forms/use-file-drop'
import { Cluster, Stack } from '../../../ui/layout/stack'
import * as css from './photo-field.css'
import type { ChosenPhotos } from './use-chosen-photos'

const words = texts.projects.newProject
const pictures = ['image/*']

/** From camera or files, with progress. `children` are the present photos. Product 20. */
export function PhotoPicker({ photos, children }: { photos: ChosenPhotos; children?: ReactNode }) {
  const drop = useFileDrop(photos.add, photos.preparing !== null)
  return (
    <div className={place} {...drop}>
      <Stack gap="s">
        {children}
        <PhotoSources photos={photos} addText={words.addPhotos} />
      </Stack>
    </div>
  )
}

/** Without a place to drop or paste them. */
export function PhotoSources({ photos, addText }: { photos: ChosenPhotos; addText: string }) {
  const { count, most, preparing } = photos
  const isBusy = count >= most || preparing !== null
  return (
    <>
      <div>
        <div role="status">
          {preparing ? (
            <Text size="s" tone="soft" icon={<Spinner size="s" />}>
              {words.preparingPhotos(Math.min(preparing.done + 1, preparing.of), preparing.of)}
            </Text>
          ) : null}
        </div>
        <Rejected photos={photos} />
      </div>
      <Cluster gap="s">
        <FileTrigger acceptedFileTypes={pictures} allowsMultiple onSelect={photos.add}>
          <Button icon={<ImagePlus size={20} />} isDisabled={isBusy}>
            {addText}
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
          {words.photosCount(count, most)}
        </Text>
      </Cluster>
    </>
  )
}

/** Files that did not become photos. */
const Rejected = ({ photos: { rejected, forgetRejected } }: { photos: ChosenPhotos }) => (
  <div role="alert">
    {rejected.length > 0 ? (
      <Banner
        tone="bad"
        title={words.rejectedPhotos(rejected.length)}
        action={
          <Button isCompact onPress={forgetRejected}>
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
)
