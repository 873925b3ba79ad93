import { texts } from '#texts'
import { Skeleton } from '../../ui/feedback/skeleton'
import { Page } from '../../ui/layout/app-frame'

export const LoadingProvider = () => (
  <Page>
    <Skeleton label={texts.directory.page.loading} cards={2} isTall />
  </Page>
)
