import { MOST_PHOTOS } from '#domain/wire/wire'
import { KeepFocus } from '../../../components/lists/keep-focus'
import { PhotoPicker } from './photo-picker'
import { PhotoTiles } from './photo-tiles'
import type { NewPhotos } from './use-new-photos'

/** In everyone's order. Product 20. */
export function PhotoField({ photos }: { photos: NewPhotos }) {
  const { tiles, count, preparing } = photos
  const hasRoom = count < MOST_PHOTOS && preparing === null
  return (
    <PhotoPicker photos={photos}>
      <KeepFocus when={JSON.stringify(tiles)}>
        {tiles.length > 0 ? <PhotoTiles tiles={tiles} onOrder={photos.order} onRemove={photos.remove} hasRoom={hasRoom} /> : null}
      </KeepFocus>
    </PhotoPicker>
  )
}
