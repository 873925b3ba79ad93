import { errorText, texts } from '#texts'
import { useOnline } from '../../data/remote/use-public'
import { Banner } from '../../ui/feedback/banner'
import { Button } from '../../ui/forms/buttons/button'

type Props = { code: string; retry: () => void; isRetrying?: boolean; title?: string }

/** Offline, the page says so itself, and asks again later. */
export function NotRefreshed({ code, retry, isRetrying = false, title }: Props) {
  const isOnline = useOnline()
  if (!isOnline) return null
  return (
    <Banner
      tone="warn"
      title={title}
      isAnnounced
      action={
        <Button isCompact onPress={retry} isPending={isRetrying} pendingLabel={texts.adminTables.loading}>
          {texts.actions.tryAgain}
        </Button>
      }
    >
      {errorText(code)}
    </Banner>
  )
}
