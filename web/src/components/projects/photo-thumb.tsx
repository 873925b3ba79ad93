import ImageOff from 'lucide-react/icons/image-off'
import { type Photo, usePhoto } from '../../data/uploads/use-photo'
import * as css from './photo-thumb.css'

type Props = {
  photo: Photo
  /** '' where the words beside it say the same. */
  alt: string
}

export function PhotoThumb({ photo, alt }: Props) {
  const shown = usePhoto(photo, 'small')
  if (shown.state === 'here') return <img src={shown.src} alt={alt} draggable={false} className={css.photo} />
  const sign = shown.state === 'failed' ? <ImageOff size={22} aria-hidden="true" /> : null
  return alt ? (
    <span role="img" aria-label={alt} className={css.photo}>
      {sign}
    </span>
  ) : (
    <span className={css.photo}>{sign}</span>
  )
}
