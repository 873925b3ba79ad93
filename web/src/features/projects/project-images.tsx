import type { Project } from '#domain/documents'
import { errorText, texts } from '#texts'
import { fetchFileToken, photoAddress } from '../../data/remote/remote-projects'
import { useRemote } from '../../data/remote/use-remote'
import { NoConnection } from '../../ui/drawings/no-connection'
import { EmptyState } from '../../ui/feedback/empty-state'
import { ErrorState } from '../../ui/feedback/error-state'
import { Skeleton } from '../../ui/feedback/skeleton'
import * as css from './project-images.css'

const words = texts.projects.page

/** The client's photos, each a link to itself at its full size. */
export function ProjectImages({ project: { images, title } }: { project: Project }) {
  const remote = useRemote(fetchFileToken)
  if (remote.state === 'failed') {
    return remote.code === 'offline' ? (
      <EmptyState drawing={<NoConnection />} title={texts.sync.notOnDevice} />
    ) : (
      <ErrorState
        title={words.imagesFailed}
        text={errorText(remote.code)}
        retryText={texts.actions.tryAgain}
        onRetry={remote.retry}
        isRetrying={remote.isRetrying}
      />
    )
  }
  if (remote.state !== 'here') return <Skeleton label={words.loadingImages} cards={1} />
  return (
    <ul className={css.grid}>
      {images.map((image, index) => {
        const address = photoAddress(image, remote.value)
        return (
          <li key={image.id}>
            <a href={address} target="_blank" rel="noopener noreferrer" className={css.link}>
              <img src={address} alt={words.image(index + 1, title)} className={css.photo} />
            </a>
          </li>
        )
      })}
    </ul>
  )
}
