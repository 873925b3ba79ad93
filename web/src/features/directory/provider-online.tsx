import { useMemo } from 'react'
import type { Profile } from '#domain/documents'
import { links } from '#links'
import { errorText, texts } from '#texts'
import type { RemoteFailure } from '../../data/remote/remote'
import { fetchProvider } from '../../data/remote/remote-directory'
import { usePublic } from '../../data/remote/use-public'
import type { RemoteState } from '../../data/remote/use-request'
import { useSession } from '../../data/store/account-store-context'
import noConnection from '../../ui/drawings/no-connection.svg?raw'
import notFound from '../../ui/drawings/not-found.svg?raw'
import { EmptyState } from '../../ui/feedback/empty-state'
import { ErrorState } from '../../ui/feedback/error-state'
import { LinkButton } from '../../ui/forms/buttons/link-button'
import { Page } from '../../ui/layout/app-frame'
import { LoadingProvider } from './loading-provider'
import { ProviderView } from './provider-view'

const words = texts.directory.page

export function ProviderOnline({ id }: { id: string }) {
  const remote = useRemoteProvider(id)
  return remote.state === 'here' ? <ProviderView profile={remote.value} /> : <AwaitedProvider remote={remote} />
}

/** A null `id` asks nothing. */
export const useRemoteProvider = (id: string | null): RemoteState<Profile> =>
  usePublic(useMemo(() => (id === null ? null : (signal: AbortSignal) => fetchProvider(id, signal)), [id]))

/** Before the server's answer. */
export function AwaitedProvider({ remote }: { remote: RemoteState<Profile> }) {
  if (remote.state !== 'failed') return <LoadingProvider />
  return (
    <Page>
      <Missing code={remote.code} onRetry={remote.retry} isRetrying={remote.isRetrying} />
    </Page>
  )
}

type MissingProps = { code: RemoteFailure; onRetry: () => void; isRetrying: boolean }

function Missing({ code, onRetry, isRetrying }: MissingProps) {
  const { session } = useSession()
  const seeAll = <LinkButton href={links.providers()}>{words.seeAll}</LinkButton>
  if (code === 'not_found') return <EmptyState level={1} drawing={notFound} title={words.notFound} text={words.notFoundText} action={seeAll} />
  if (code === 'offline' && session) return <EmptyState level={1} drawing={noConnection} title={texts.sync.notOnDevice} action={seeAll} />
  return (
    <ErrorState
      level={1}
      drawing={noConnection}
      title={session ? texts.sync.notOnDevice : words.failed}
      text={errorText(code)}
      retryText={texts.actions.tryAgain}
      onRetry={onRetry}
      isRetrying={isRetrying}
    />
  )
}
