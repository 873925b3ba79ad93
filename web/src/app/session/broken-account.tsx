import { texts } from '#texts'
import { ErrorState } from '../../ui/feedback/error-state'
import { Page } from '../../ui/layout/app-frame'

const { brokenAccount } = texts.session
const { title, description } = texts.shell.notOpened

/** This device cannot open its own database: no room, or a browser that forbids it. `isLate`: there was no connection for the code that opens it. */
export const BrokenAccount = ({ isLate }: { isLate: boolean }) => (
  <Page>
    <ErrorState
      {...(isLate ? { title, text: description } : brokenAccount)}
      retryText={texts.actions.tryAgain}
      onRetry={() => window.location.reload()}
    />
  </Page>
)
