import Undo2 from 'lucide-react/icons/undo-2'
import { useEffect, useRef } from 'react'
import { texts } from '#texts'
import { canUndo, undoDiscarded } from '../data/commands/discard'
import type { OutboxRow } from '../data/queries/outbox'
import { useAccountStore } from '../data/store/account-store-context'
import { Text } from '../ui/content/text'
import { Button } from '../ui/forms/button'
import * as css from './discarded-line.css'

type Props = {
  /** What was discarded together. */
  rows: readonly OutboxRow[]
  text: string
}

/** Stands where something was that nobody had seen yet, for as long as it can be taken back. Product 59. */
export function DiscardedLine({ rows, text }: Props) {
  const account = useAccountStore()
  async function bringBack(): Promise<void> {
    for (const row of rows) await undoDiscarded(account, row)
  }

  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // What stood here may have been taller than the screen.
    line.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  return (
    <div ref={line} className={css.line} role="status">
      <Text tone="soft">{text}</Text>
      {rows.some(canUndo) ? (
        <Button isCompact variant="quiet" icon={<Undo2 size={18} />} onPress={() => void bringBack()}>
          {texts.actions.undo}
        </Button>
      ) : null}
    </div>
  )
}
