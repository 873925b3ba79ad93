import { useState } from 'react'
import type { Proposal } from '#domain/documents'
import { texts } from '#texts'
import { Text } from '../../ui/content/text/text'
import { Button } from '../../ui/forms/buttons/button'
import { Stack } from '../../ui/layout/stack'
import { Dialog } from '../../ui/overlays/dialog'
import { more } from './cover-letter.css'

const words = texts.proposals.manage
/** About what three lines of a column hold. */
const SHORT = 90

/** The beginning of what a provider writes, and all of it on demand: columns are narrow. */
export function CoverLetter({ proposal: { cover_letter, provider_name } }: { proposal: Proposal }) {
  const [isOpen, setOpen] = useState(false)
  if (cover_letter.length <= SHORT) {
    return (
      <Text size="s" tone="soft" isAsTyped>
        {cover_letter}
      </Text>
    )
  }
  return (
    <Stack gap="xxs">
      <Text size="s" tone="soft" lines={3}>
        {cover_letter}
      </Text>
      <div className={more}>
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
