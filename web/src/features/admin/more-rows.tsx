import { errorText, texts } from '#texts'
import type { LiveRows } from '../../data/remote/admin-live'
import { Text } from '../../ui/content/text/text'
import { Button } from '../../ui/forms/buttons/button'

const words = texts.adminTables

/** A failure shows here: the line above the list is far up. */
export function MoreRows({ live: { value, code, more, isMoreWanted }, isWide }: { live: LiveRows<{ id: string }>; isWide?: true }) {
  if (!value || value.before === '') return null
  return (
    <>
      {isMoreWanted && code ? (
        <Text size="s" tone="bad">
          {errorText(code)}
        </Text>
      ) : null}
      <Button isWide={isWide} onPress={more} isPending={isMoreWanted && code === null} pendingLabel={words.loading}>
        {words.more}
      </Button>
    </>
  )
}
