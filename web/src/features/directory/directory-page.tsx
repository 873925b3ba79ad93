import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { tradeIds, trades } from '#domain/projects/trades'
import { isState } from '#domain/values/place'
import { texts } from '#texts'
import { stateOptions } from '../../components/fields/state-options'
import { useSession } from '../../data/store/account-store-context'
import { Skeleton } from '../../ui/feedback/skeleton'
import { showToast } from '../../ui/feedback/toasts'
import { LateSelect } from '../../ui/forms/choices/late-select'
import { SearchField } from '../../ui/forms/search-field'
import { Page } from '../../ui/layout/app-frame'
import { PageHeader } from '../../ui/layout/page-header'
import { frame } from './directory-page.css'
import { ProvidersOnline } from './providers-online'

const words = texts.directory

/** The signed-in have the cards; others load no database. */
const ProvidersHere = lazy(async () => ({ default: (await import('./providers-here')).ProvidersHere }))

const tradeOptions = trades.map(({ id, name }) => ({ value: id, text: name }))

const sayAbsent = () => showToast({ ...texts.shell.notOpened, tone: 'bad' })

export const meta = { description: words.description }

/** The search is in the address, for going back. */
export function DirectoryPage() {
  const { session } = useSession()
  const [parameters, setParameters] = useSearchParams()
  const search = parameters.get('q') ?? ''
  const wanted = parameters.get('estado')
  const state = isState(wanted) ? wanted : ''
  const trade = tradeIds.find((id) => id === parameters.get('especialidade')) ?? ''
  const ask = ({ q, estado, especialidade }: Record<'q' | 'estado' | 'especialidade', string>) =>
    setParameters(
      { ...(q && { q }), ...(estado && { estado }), ...(especialidade && { especialidade }) },
      { replace: true, preventScrollReset: true },
    )
  const asked = { q: search, estado: state, especialidade: trade }
  const Providers = session ? ProvidersHere : ProvidersOnline
  return (
    <Page>
      <PageHeader title={words.title} lead={words.lead} />
      <SearchField
        label={words.searchLabel}
        placeholder={words.searchPlaceholder}
        clearLabel={texts.actions.clearSearch}
        value={search}
        onChange={(q) => ask({ ...asked, q })}
      />
      <div className={frame}>
        <LateSelect
          label={texts.labels.stateFilter.label}
          none={texts.labels.stateFilter.every}
          options={stateOptions}
          value={state}
          onChange={(estado) => ask({ ...asked, estado })}
          onAbsent={sayAbsent}
        />
        <LateSelect
          label={texts.trades.one}
          none={texts.trades.every}
          options={tradeOptions}
          value={trade}
          onChange={(especialidade) => ask({ ...asked, especialidade })}
          onAbsent={sayAbsent}
        />
      </div>
      <Suspense fallback={<Skeleton label={words.country.loading} cards={5} isTall />}>
        <Providers search={search} state={state} trade={trade} onClear={() => ask({ q: '', estado: '', especialidade: '' })} />
      </Suspense>
    </Page>
  )
}
