import { useContext, useEffect, useState } from 'react'
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
  const [isForgotten, setIsForgotten] = useState(!account)
  useEffect(() => {
    if (account) void forget(account).finally(() => setIsForgotten(true))
  }, [account])
  // Not before: a page that is left would leave the rest of the copy behind.
  const [isLeaving, setIsLeaving] = useState(false)
  useEffect(() => {
    if (isLeaving && isForgotten) window.location.assign(links.home())
  }, [isLeaving, isForgotten])
  return (
    <AppFrame top={<Header homeHref={links.home()} homeLabel={header.homeLabel} navLabel={header.label} items={[]} />}>
      <Page>
        <EmptyState
          level={1}
          drawing={<ClearedPlot />}
          title={accountRemoved.title}
          text={accountRemoved.text}
          action={
            <Button variant="primary" onPress={() => setIsLeaving(true)} isPending={isLeaving} pendingLabel={texts.shell.loading}>
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
