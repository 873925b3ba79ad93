import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { texts } from '#texts'
import { useSession } from '../../data/account-context'
import { Page } from '../../ui/app-frame'
import { PageHeader } from '../../ui/page-header'
import { SearchField } from '../../ui/search-field'
import { Skeleton } from '../../ui/skeleton'
import { ProvidersOnline } from './providers-online'

const words = texts.directory

/** Who is signed in has the cards on the device. The others ask the server, and load no database. */
const ProvidersHere = lazy(async () => ({ default: (await import('./providers-here')).ProvidersHere }))

export const meta = { description: words.description }

/** The directory. What is searched stands in the address, so that going back finds it again. */
export function DirectoryPage() {
  const { session } = useSession()
  const [parameters, setParameters] = useSearchParams()
  const search = parameters.get('q') ?? ''
  const setSearch = (q: string) => setParameters(q ? { q } : {}, { replace: true, preventScrollReset: true })
  const Providers = session ? ProvidersHere : ProvidersOnline
  return (
    <Page>
      <PageHeader title={words.title} lead={words.lead} />
      <SearchField
        label={words.searchLabel}
        placeholder={words.searchPlaceholder}
        clearLabel={texts.actions.clearSearch}
        value={search}
        onChange={setSearch}
      />
      <Suspense fallback={<Skeleton label={words.loading} cards={5} isTall />}>
        <Providers search={search} onClear={() => setSearch('')} />
      </Suspense>
    </Page>
  )
}
