import Undo2 from 'lucide-react/icons/undo-2'
import { useEffect, useRef } from 'react'
import { texts } from '#texts'
import { undo, useCanUndo } from '../data/undo'
import { Text } from '../ui/content/text/text'
import { Button } from '../ui/forms/buttons/button'
import * as css from './discarded-line.css'
import { storedOrTold } from './stored-or-told'

type Props = {
  /** The id of one of the items discarded together. */
  id: string
  text: string
  onUndone?: () => void
  /** In a bar, without a frame of its own. */
  isBare?: boolean
}

/** In place of a discarded unsent item while that can be undone. Product 59. */
export function DiscardedLine({ id, text, onUndone, isBare = false }: Props) {
  const isShown = useCanUndo(id)
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The replaced content may have been taller than the screen.
    line.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  async function bringBack(): Promise<void> {
    if (await storedOrTold(texts.storage.notUndone, () => undo(id))) onUndone?.()
  }

  if (!isShown) return null
  return (
    <div ref={line} className={isBare ? css.bare : css.line} role="status">
      <Text tone="soft" size={isBare ? 's' : 'm'}>
        {text}
      </Text>
      <Button isCompact variant="quiet" icon={<Undo2 size={18} />} onPress={() => void bringBack()}>
        {texts.actions.undo}
      </Button>
    </div>
  )
}
