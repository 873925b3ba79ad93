import { texts } from '#texts'
import { useSession } from '../data/account-context'
import { links } from '../links'
import { Page } from '../ui/app-frame'
import { NotFound } from '../ui/drawings/not-found'
import { EmptyState } from '../ui/empty-state'
import { LinkButton } from '../ui/link-button'

const words = texts.notFound

export function NotFoundPage() {
  const { session } = useSession()
  return (
    <Page>
      <EmptyState
        level={1}
        title={words.title}
        text={words.text}
        drawing={<NotFound />}
        action={
          <LinkButton href={session ? links.dashboard() : links.home()} variant="primary">
            {session ? words.goToDashboard : words.goHome}
          </LinkButton>
        }
      />
    </Page>
  )
}
