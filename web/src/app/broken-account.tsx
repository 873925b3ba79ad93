import { texts } from '#texts'
import { Page } from '../ui/app-frame'
import { ErrorState } from '../ui/error-state'

const { brokenAccount } = texts.shell

/** This device cannot open its own database: no room, or a browser that forbids it. */
export const BrokenAccount = () => (
  <Page>
    <ErrorState title={brokenAccount.title} text={brokenAccount.text} retryText={texts.actions.tryAgain} onRetry={() => window.location.reload()} />
  </Page>
)
