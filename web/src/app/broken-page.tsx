import { useEffect, useState } from 'react'
import { useRouteError } from 'react-router-dom'
import { links } from '#links'
import { texts } from '#texts'
import { EmptyState } from '../ui/feedback/empty-state'
import { Button } from '../ui/forms/buttons/button'
import { LinkButton } from '../ui/forms/buttons/link-button'
import { AppFrame, Page } from '../ui/layout/app-frame'
import { Header } from '../ui/layout/navigation/header'
import { loadAgain, loadWhenPhotosAreKept, mayLoadAgain } from './pwa/load-failure'

const { broken, header } = texts.shell

/** A screen that failed. If its code did not load, a reload is tried first. Typed content stays as a draft. */
export function BrokenPage() {
  const error = useRouteError()
  const [isMending] = useState(() => mayLoadAgain(error))
  useEffect(() => {
    console.info('A page could not be shown.', error)
    if (isMending) loadAgain()
  }, [error, isMending])
  if (isMending) return null
  return (
    <AppFrame top={<Header homeHref={links.home()} homeLabel={header.homeLabel} navLabel={header.label} items={[]} />}>
      <Page>
        <EmptyState
          level={1}
          title={broken.title}
          text={broken.text}
          action={
            <>
              <Button variant="primary" onPress={() => void loadWhenPhotosAreKept()}>
                {broken.reload}
              </Button>
              <LinkButton href={links.home()}>{texts.notFound.goHome}</LinkButton>
            </>
          }
        />
      </Page>
    </AppFrame>
  )
}
