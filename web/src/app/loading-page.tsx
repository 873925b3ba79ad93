import { useEffect, useState } from 'react'
import { texts } from '#texts'
import { Text } from '../ui/content/text/text'
import { Skeleton } from '../ui/feedback/skeleton'
import { Page } from '../ui/layout/app-frame'

/** Loads shorter than this show no words. */
const SAID_AFTER_MS = 2_000

export function LoadingPage() {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), SAID_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Page>
      <Skeleton label={texts.shell.loading} isPage isTall cards={3} />
      {isLong ? (
        <Text size="s" tone="soft">
          {texts.shell.stillLoading}
        </Text>
      ) : null}
    </Page>
  )
}
