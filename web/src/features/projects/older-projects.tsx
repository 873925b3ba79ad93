import { errorText, texts } from '#texts'
import { useSyncState } from '../../data/sync-state'
import { Button } from '../../ui/button'
import { ErrorState } from '../../ui/error-state'
import { Skeleton } from '../../ui/skeleton'
import { Stack } from '../../ui/stack'
import { Text } from '../../ui/text'
import type { useOlderProjects } from './use-older-projects'

const words = texts.projects.open.older

/** The end of what this device holds, and the way to what is older. */
export function OlderProjects({ older, more }: ReturnType<typeof useOlderProjects>) {
  const { connection } = useSyncState()
  if (older.status === 'loading') return <Skeleton label={words.loading} cards={2} />
  if (older.status === 'failed') {
    const text = errorText(older.code)
    return <ErrorState title={words.failed} text={text} retryText={texts.actions.tryAgain} onRetry={more} />
  }
  return (
    <Stack gap="xs" as="section" aria-label={words.label}>
      <Text size="s" tone="soft">
        {connection === 'offline' ? words.offline : older.status === 'end' ? words.none : words.text}
      </Text>
      {connection === 'offline' || older.status === 'end' ? null : <Button onPress={more}>{words.action}</Button>}
    </Stack>
  )
}
