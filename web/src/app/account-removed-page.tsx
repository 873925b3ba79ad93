import { useContext, useEffect } from 'react'
import { texts } from '#texts'
import type { OpenAccount } from '../data/account'
import { AccountContext } from '../data/account-context'
import { removeDatabase } from '../data/database'
import { forgetSession } from '../data/session'
import { links } from '../links'
import { AppFrame, Page } from '../ui/app-frame'
import { Button } from '../ui/button'
import { ClearedPlot } from '../ui/drawings/cleared-plot'
import { EmptyState } from '../ui/empty-state'
import { Header } from '../ui/header'

const { accountRemoved, header } = texts.shell

/** The account is gone, and this device's copy with it. The way out is a fresh page. */
export function AccountRemovedPage() {
  const account = useContext(AccountContext)
  useEffect(() => {
    if (account) void forget(account)
  }, [account])
  const leave = () => window.location.assign(links.home())
  return (
    <AppFrame top={<Header homeHref={links.home()} homeLabel={header.homeLabel} navLabel={header.label} items={[]} />}>
      <Page>
        <EmptyState
          level={1}
          drawing={<ClearedPlot />}
          title={accountRemoved.title}
          text={accountRemoved.text}
          action={
            <Button variant="primary" onPress={leave}>
              {texts.notFound.goHome}
            </Button>
          }
        />
      </Page>
    </AppFrame>
  )
}

/** Other tabs leave when the session does. Rule A1. */
async function forget(account: OpenAccount): Promise<void> {
  forgetSession()
  await account.close()
  await removeDatabase(account.userId)
}
