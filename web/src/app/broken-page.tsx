import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { texts } from '#texts'
import { links } from '../links'
import { AppFrame, Page } from '../ui/app-frame'
import { Button } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { Header } from '../ui/header'
import { LinkButton } from '../ui/link-button'

const { broken, header } = texts.shell

/** A screen that could not be shown: after an update its files may be gone, and a fresh page has the new ones. What was typed is kept as a draft. */
export function BrokenPage() {
  const error = useRouteError()
  useEffect(() => console.info('A page could not be shown.', error), [error])
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
