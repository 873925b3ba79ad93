import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { Proposal } from '#domain/documents'
import { texts } from '#texts'
import { Text } from '../../ui/content/text/text'
import { Button } from '../../ui/forms/buttons/button'
import { Stack } from '../../ui/layout/stack'
import { Dialog } from '../../ui/overlays/dialog'
import { more } from './cover-letter.css'

const words = texts.proposals.manage
/** Lines shown in every column. */
const LINES = 3

/** Columns are narrow: the rest on demand. */
export function CoverLetter({ proposal: { cover_letter, provider_name } }: { proposal: Proposal }) {
  const [isOpen, setOpen] = useState(false)
  const shown = useRef<HTMLDivElement>(null)
  const isCut = useIsCut(shown)
  return (
    <Stack gap="xxs">
      <div ref={shown}>
        <Text size="s" tone="soft" isAsTyped lines={LINES}>
          {cover_letter}
        </Text>
      </div>
      <div className={more} hidden={!isCut}>
        <Button variant="quiet" isCompact onPress={() => setOpen(true)} aria-label={words.readLetterOf(provider_name)}>
          {words.readLetter}
        </Button>
      </div>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={provider_name} closeLabel={texts.actions.close}>
        <Text isAsTyped>{cover_letter}</Text>
      </Dialog>
    </Stack>
  )
}

/** Whether the text in `frame` is cut at its present width. */
function useIsCut(frame: RefObject<HTMLElement | null>): boolean {
  const [isCut, setCut] = useState(false)
  useLayoutEffect(() => {
    const text = frame.current?.firstElementChild
    if (!text) return
    const look = () => setCut(text.scrollHeight > text.clientHeight + 1)
    look()
    const resized = new ResizeObserver(look)
    resized.observe(text)
    return () => resized.disconnect()
  }, [frame])
  return isCut
}
