import { texts } from '#texts'
import { ErrorState } from '../ui/feedback/error-state'
import { Page } from '../ui/layout/app-frame'

const { brokenAccount } = texts.session

/** This device cannot open its own database: no room, or a browser that forbids it. */
export const BrokenAccount = () => (
  <Page>
    <ErrorState title={brokenAccount.title} text={brokenAccount.text} retryText={texts.actions.tryAgain} onRetry={() => window.location.reload()} />
  </Page>
)
