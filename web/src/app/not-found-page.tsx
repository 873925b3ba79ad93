import { links } from '#links'
import { texts } from '#texts'
import { useSession } from '../data/store/account-store-context'
import notFound from '../ui/drawings/not-found.svg?raw'
import { EmptyState } from '../ui/feedback/empty-state'
import { LinkButton } from '../ui/forms/buttons/link-button'
import { Page } from '../ui/layout/app-frame'

const words = texts.notFound

export function NotFoundPage() {
  const { session } = useSession()
  return (
    <Page>
      <EmptyState
        level={1}
        title={words.title}
        text={words.text}
        drawing={notFound}
        action={
          <LinkButton href={session ? links.dashboard() : links.home()} variant="primary">
            {session ? words.goToDashboard : words.goHome}
          </LinkButton>
        }
      />
    </Page>
  )
}
