import { texts } from '#texts'
import { Page } from '../../ui/app-frame'
import { Skeleton } from '../../ui/skeleton'

export const LoadingProvider = () => (
  <Page>
    <Skeleton label={texts.directory.page.loading} cards={2} />
  </Page>
)
