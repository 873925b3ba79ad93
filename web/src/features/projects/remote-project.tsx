import { useCallback } from 'react'
import type { Project } from '#domain/documents'
import { errorText, texts } from '#texts'
import type { RemoteFailure } from '../../data/remote'
import { fetchProject } from '../../data/remote-projects'
import { type Ask, useRemote } from '../../data/use-remote'
import { links } from '../../links'
import { Page } from '../../ui/app-frame'
import { NoConnection } from '../../ui/drawings/no-connection'
import { NotFound } from '../../ui/drawings/not-found'
import { EmptyState } from '../../ui/empty-state'
import { ErrorState } from '../../ui/error-state'
import { LinkButton } from '../../ui/link-button'
import { Skeleton } from '../../ui/skeleton'
import { ProjectView } from './project-view'

const words = texts.projects.page

/** A project that is not on this device: the server is asked, and what it shows is not kept. */
export function RemoteProject({ id }: { id: string }) {
  const ask = useCallback<Ask<Project>>((token, signal) => fetchProject(token, id, signal), [id])
  const remote = useRemote(ask)
  if (remote.state === 'here') return <ProjectView project={{ ...remote.value, waiting: false }} />
  return (
    <Page>
      {remote.state === 'failed' ? (
        <Missing code={remote.code} onRetry={remote.retry} isRetrying={remote.isRetrying} />
      ) : (
        <Skeleton label={words.loading} cards={1} />
      )}
    </Page>
  )
}

type MissingProps = { code: RemoteFailure; onRetry: () => void; isRetrying: boolean }

function Missing({ code, onRetry, isRetrying }: MissingProps) {
  const seeOthers = <LinkButton href={links.openProjects()}>{words.seeOpenProjects}</LinkButton>
  switch (code) {
    case 'not_found':
      return <EmptyState level={1} drawing={<NotFound />} title={words.notFound} action={seeOthers} />
    case 'project_closed':
      return <EmptyState level={1} drawing={<NotFound />} title={words.closed} action={seeOthers} />
    case 'offline':
      return <EmptyState level={1} drawing={<NoConnection />} title={texts.sync.notOnDevice} action={seeOthers} />
    default:
      return (
        <ErrorState
          drawing={<NoConnection />}
          title={words.failed}
          text={errorText(code)}
          retryText={texts.actions.tryAgain}
          onRetry={onRetry}
          isRetrying={isRetrying}
        />
      )
  }
}
