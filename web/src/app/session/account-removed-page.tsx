import { useContext, useEffect, useState } from 'react'
import { links } from '#links'
import { texts } from '#texts'
import { leaveDevice } from '../../data/leaving/leave-device'
import type { AccountStore } from '../../data/store/account-store'
import { AccountStoreContext } from '../../data/store/account-store-context'
import { isNothing, type Unsent, unsentIn } from '../../data/store/unsent'
import clearedPlot from '../../ui/drawings/cleared-plot.svg?raw'
import { EmptyState } from '../../ui/feedback/empty-state'
import { Button } from '../../ui/forms/buttons/button'
import { AppFrame, Page } from '../../ui/layout/app-frame'
import { Header } from '../../ui/layout/navigation/header'

const { accountRemoved } = texts.session
const { header } = texts.shell

type Removal = { state: 'removing' | 'left_behind' } | { state: 'removed'; loss: Unsent | null }

export function AccountRemovedPage() {
  const account = useContext(AccountStoreContext)
  const [removal, setRemoval] = useState<Removal>({ state: 'removing' })
  useEffect(() => {
    if (account) void remove(account).then(setRemoval)
  }, [account])
  // Enabled after the removal: leaving earlier would leave the rest of the copy behind.
  const [isLeaving, setIsLeaving] = useState(false)
  const isOver = removal.state !== 'removing'
  useEffect(() => {
    if (isLeaving && isOver) window.location.assign(links.home())
  }, [isLeaving, isOver])
  return (
    <AppFrame top={<Header homeHref={links.home()} homeLabel={header.homeLabel} navLabel={header.label} items={[]} />}>
      <Page>
        <EmptyState
          level={1}
          drawing={clearedPlot}
          title={accountRemoved.title}
          text={wordsOf(removal)}
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

function wordsOf(removal: Removal): string {
  if (removal.state !== 'removed') return removal.state === 'removing' ? accountRemoved.removing : accountRemoved.leftBehind
  const { loss } = removal
  if (!loss || isNothing(loss)) return accountRemoved.text
  return `${accountRemoved.text} ${accountRemoved.unsent(loss)}`
}

/** Other tabs leave when the session does. A later start removes the rest. Rule A1. */
async function remove(account: AccountStore): Promise<Removal> {
  const loss = await unsentIn(account.database).catch((error: unknown) => {
    console.info('What was unsent could not be counted.', error)
    return null
  })
  const isGone = await leaveDevice(account.userId, () => account.close())
  return isGone ? { state: 'removed', loss } : { state: 'left_behind' }
}
