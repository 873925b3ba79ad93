import ImageOff from 'lucide-react/icons/image-off'
import { useCallback } from 'react'
import { errorText, texts } from '#texts'
import { useBlobAddress } from '../../../data/pictures/use-blob-address'
import { type AskAdmin, useAdminRequest } from '../../../data/remote/admin-request'
import { fetchPhoto } from '../../../data/uploads/fetch-photo'
import { Text } from '../../../ui/content/text/text'
import { Spinner } from '../../../ui/feedback/spinner'
import { Button } from '../../../ui/forms/buttons/button'
import * as css from './project-photos.css'

const { project: words } = texts.adminTables

type Props = {
  /** Its file's, without a token. */
  path: string
  alt: string
  fit?: keyof typeof css.photo
}

export function AdminPhoto({ path, alt, fit = 'cover' }: Props) {
  const { asked, src } = useAdminPhoto(path)
  if (asked.state === 'failed') {
    const { code, retry, isRetrying } = asked
    return (
      <div className={css.frame}>
        <ImageOff size={22} aria-hidden="true" />
        <Text size="s" tone="soft">
          {words.photoFailed(errorText(code))}
        </Text>
        <Button isCompact onPress={retry} isPending={isRetrying} pendingLabel={words.loadingPhoto} aria-label={words.retryPhoto(alt)}>
          {texts.actions.tryAgain}
        </Button>
      </div>
    )
  }
  if (src === '') {
    return (
      <div className={css.frame}>
        <Spinner label={words.loadingPhoto} />
      </div>
    )
  }
  return <img src={src} alt={alt} className={css.photo[fit]} />
}

/** Within a button that opens the large one, which says what fails. */
export function AdminThumb({ path }: Pick<Props, 'path'>) {
  const { asked, src } = useAdminPhoto(path)
  if (src !== '') return <img src={src} alt="" draggable={false} className={css.photo.cover} />
  return <span className={css.frame}>{asked.state === 'failed' ? <ImageOff size={22} aria-hidden="true" /> : null}</span>
}

function useAdminPhoto(path: string) {
  const asked = useAdminRequest(useCallback<AskAdmin<Blob>>((token, signal) => fetchPhoto(token, path, signal), [path]))
  return { asked, src: useBlobAddress(asked.state === 'here' ? asked.value : null) }
}
