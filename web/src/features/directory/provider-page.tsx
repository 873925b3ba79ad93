import { lazy, Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { texts } from '#texts'
import { useSession } from '../../data/store/account-store-context'
import { LoadingProvider } from './loading-provider'

const ProviderHere = lazy(async () => ({ default: (await import('./provider-here')).ProviderHere }))
const ProviderOnline = lazy(async () => ({ default: (await import('./provider-online')).ProviderOnline }))

export const meta = { description: texts.directory.page.description }

export function ProviderPage() {
  const { session } = useSession()
  const { providerId = '' } = useParams()
  const Provider = session ? ProviderHere : ProviderOnline
  return (
    <Suspense fallback={<LoadingProvider />}>
      <Provider key={providerId} id={providerId} />
    </Suspense>
  )
}
