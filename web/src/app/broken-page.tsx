import { useEffect, useState } from 'react'
import { useRouteError } from 'react-router-dom'
import { texts } from '#texts'
import { links } from '../links'
import { AppFrame, Page } from '../ui/app-frame'
import { Button } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { Header } from '../ui/header'
import { LinkButton } from '../ui/link-button'
import { loadAgain, mayLoadAgain } from './load-failure'

const { broken, header } = texts.shell

/** A screen that could not be shown. When its code did not come, a fresh page is tried first. What was typed is kept as a draft. */
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
              <Button variant="primary" onPress={() => window.location.reload()}>
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
