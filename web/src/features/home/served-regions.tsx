import { useState } from 'react'
import { Link } from 'react-aria-components/Link'
import type { ServedRegion } from '#domain/wire/wire-answers'
import { links } from '#links'
import { errorText, texts } from '#texts'
import { usePublic } from '../../data/remote/use-public'
import type { AskAnyone } from '../../data/remote/use-request'
import { Drawing } from '../../ui/drawings/drawing'
import servedMap from '../../ui/drawings/served-map.svg?raw'
import { Spinner } from '../../ui/feedback/spinner'
import { Button } from '../../ui/forms/buttons/button'
import { PageSection } from '../../ui/layout/bands/page-section'
import * as css from './served-regions.css'

const words = texts.home.regions

/** A few rows; a button shows the rest. */
const FIRST = 24

/** The parser loads after the first paint. */
const askRegions: AskAnyone<ServedRegion[]> = async (signal) => (await import('../../data/remote/remote-directory')).fetchServedRegions(signal)

export function ServedRegions() {
  const regions = usePublic(askRegions)
  return (
    <PageSection title={words.title} ground="surface">
      <div className={css.frame}>
        <div className={css.regions}>
          {regions.state === 'here' ? (
            <Regions regions={regions.value} />
          ) : regions.state === 'failed' ? (
            <Failed text={errorText(regions.code)} onRetry={regions.retry} isRetrying={regions.isRetrying} />
          ) : (
            <p className={css.loading}>
              <Spinner />
              {words.loading}
            </p>
          )}
        </div>
        <div className={css.drawing}>
          <Drawing svg={servedMap} />
        </div>
      </div>
    </PageSection>
  )
}

function Regions({ regions }: { regions: readonly ServedRegion[] }) {
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? regions : regions.slice(0, FIRST)
  if (regions.length === 0) return <p className={css.text}>{words.none}</p>
  return (
    <>
      <p className={css.text}>{words.text}</p>
      <ul aria-label={words.listLabel} className={css.list}>
        {shown.map(({ city, state }) => (
          <li key={words.place(city, state)}>
            <Link href={links.providers(city)} className={css.city}>
              {words.place(city, state)}
            </Link>
          </li>
        ))}
      </ul>
      {shown.length < regions.length ? <Button onPress={() => setIsWhole(true)}>{words.all(regions.length)}</Button> : null}
    </>
  )
}

type FailedProps = { text: string; onRetry: () => void; isRetrying: boolean }

const Failed = ({ text, onRetry, isRetrying }: FailedProps) => (
  <div role="alert" className={css.failed}>
    <p>{words.failed}</p>
    <p className={css.text}>{text}</p>
    <Button onPress={onRetry} isPending={isRetrying} pendingLabel={words.loading}>
      {texts.actions.tryAgain}
    </Button>
  </div>
)
