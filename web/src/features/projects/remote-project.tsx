import { useMemo } from 'react'
import type { Project } from '#domain/documents'
import { links } from '#links'
import { errorText, texts } from '#texts'
import type { RemoteFailure } from '../../data/remote/remote'
import { fetchProject } from '../../data/remote/remote-projects'
import { type Ask, useRemote } from '../../data/remote/use-remote'
import type { RemoteState } from '../../data/remote/use-request'
import { useActor } from '../../data/store/account-store-context'
import noConnection from '../../ui/drawings/no-connection.svg?raw'
import notFound from '../../ui/drawings/not-found.svg?raw'
import { EmptyState } from '../../ui/feedback/empty-state'
import { ErrorState } from '../../ui/feedback/error-state'
import { Skeleton } from '../../ui/feedback/skeleton'
import { LinkButton } from '../../ui/forms/buttons/link-button'

const words = texts.projects.page

/** Asked for, unstored. A null `id` asks nothing. */
export const useRemoteProject = (id: string | null): RemoteState<Project> =>
  useRemote(useMemo<Ask<Project> | null>(() => (id === null ? null : (token, signal) => fetchProject(token, id, signal)), [id]))

/** `wasHere`: read on this page a moment ago. */
export const AwaitedProject = ({ remote, wasHere }: { remote: RemoteState<Project>; wasHere: boolean }) =>
  remote.state === 'failed' ? (
    <Unreached code={remote.code} wasHere={wasHere} onRetry={remote.retry} isRetrying={remote.isRetrying} />
  ) : (
    <Skeleton label={words.loading} cards={1} />
  )

export const ProjectNotFound = () => <Nothing title={words.notFound} />

type NothingProps = { title: string; text?: string }

const Nothing = (told: NothingProps) => <EmptyState level={1} drawing={notFound} {...told} action={<SeeOthers />} />

/** Clients have no list of other work. */
function SeeOthers() {
  const isClient = useActor().role === 'cliente'
  return isClient ? (
    <LinkButton href={links.myProjects()}>{words.seeMine}</LinkButton>
  ) : (
    <LinkButton href={links.openProjects()}>{words.seeOpenProjects}</LinkButton>
  )
}

type UnreachedProps = { code: RemoteFailure; wasHere: boolean; onRetry: () => void; isRetrying: boolean }

function Unreached({ code, wasHere, onRetry, isRetrying }: UnreachedProps) {
  switch (code) {
    case 'not_found':
      return wasHere ? <Nothing title={words.gone} text={words.goneText} /> : <ProjectNotFound />
    case 'project_closed':
      return <Nothing title={words.closed} />
    case 'offline':
      return <EmptyState level={1} drawing={noConnection} title={texts.sync.notOnDevice} action={<SeeOthers />} />
    // One sentence for all reasons, with another try. Product 29 and 47.
    default:
      return (
        <ErrorState
          drawing={noConnection}
          level={1}
          title={texts.sync.notOnDevice}
          text={errorText(code)}
          retryText={texts.actions.tryAgain}
          onRetry={onRetry}
          isRetrying={isRetrying}
        />
      )
  }
}
