import Undo2 from 'lucide-react/icons/undo-2'
import X from 'lucide-react/icons/x'
import { Button } from 'react-aria-components/Button'
import { MOST_PHOTOS } from '#domain/wire/wire'
import { texts } from '#texts'
import { KeepFocus } from '../../../components/lists/keep-focus'
import { PhotoThumb } from '../../../components/projects/photo-thumb'
import { Text } from '../../../ui/content/text/text'
import { Button as WordButton } from '../../../ui/forms/buttons/button'
import { FormSection } from '../../../ui/forms/form-section'
import * as css from '../photos/photo-field.css'
import { PhotoPicker } from '../photos/photo-picker'
import { RefusedPhotos } from '../photos/refused-photos'
import type { EditedPhoto, EditPhotos } from './use-edit-photos'

const words = texts.projects.newProject

/** Removed ones can come back until the edit is saved. Product 84. */
export function PhotosSection({ photos, isDiscarded }: { photos: EditPhotos; isDiscarded: boolean }) {
  // They come back with the whole draft.
  const tiles = isDiscarded ? photos.tiles.filter(({ isRemoved }) => !isRemoved) : photos.tiles
  const left = tiles.filter(({ isRemoved }) => !isRemoved)
  return (
    <FormSection number={4} title={words.sections.photos} hint={words.photosHint}>
      <PhotoPicker photos={photos}>
        <KeepFocus when={JSON.stringify(tiles.map(({ photo, isRemoved }) => [photo.id, isRemoved]))}>
          {tiles.length > 0 ? (
            <ul aria-label={words.photos} className={css.photos}>
              {tiles.map((tile) => (
                <li key={tile.photo.id}>{tile.isRemoved ? <Removed {...{ tile, photos }} /> : <Tile tile={tile} at={left.indexOf(tile)} />}</li>
              ))}
            </ul>
          ) : null}
        </KeepFocus>
        <div role="status">
          <RefusedPhotos count={photos.refused} />
        </div>
      </PhotoPicker>
    </FormSection>
  )
}

const Tile = ({ tile: { photo, remove }, at }: { tile: EditedPhoto; at: number }) => (
  <div className={css.tile}>
    <span className={css.preview}>
      <PhotoThumb photo={photo} alt={words.photo(at + 1)} />
    </span>
    {at === 0 ? <span className={css.coverOfPublished}>{words.coverPhoto}</span> : null}
    <Button aria-label={words.removePhoto(at + 1)} onPress={remove} className={css.remove}>
      <X size={18} />
    </Button>
  </div>
)

const Removed = ({ tile, photos: { count, preparing } }: { tile: EditedPhoto; photos: EditPhotos }) => (
  <div className={css.removedOfPublished}>
    <Text size="s" tone="soft">
      {count < MOST_PHOTOS ? words.photoRemoved : `${words.photoRemoved} ${texts.editProject.noRoomBack}`}
    </Text>
    {count < MOST_PHOTOS ? (
      <WordButton isCompact variant="quiet" icon={<Undo2 size={18} />} isDisabled={preparing !== null} onPress={tile.undo}>
        {texts.actions.undo}
      </WordButton>
    ) : null}
  </div>
)
