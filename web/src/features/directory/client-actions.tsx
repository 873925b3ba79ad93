import Ban from 'lucide-react/icons/ban'
import { useState } from 'react'
import type { Profile } from '#domain/documents'
import { texts } from '#texts'
import { BlockDialog, UnblockButton } from '../../components/people/block-person'
import { useSilence } from '../../data/queries/silences'
import { Text } from '../../ui/content/text/text'
import { Button } from '../../ui/forms/buttons/button'
import { InviteProvider } from './invite-provider'

const words = texts.messages.block

/** A client's acts on a provider's page: to invite, and to block. Product 52 and 93. */
export function ClientActions({ profile }: { profile: Profile }) {
  const { id, full_name } = profile
  const block = useSilence(id)
  const [isBlocking, setBlocking] = useState(false)
  if (!block) return null
  if (block.document) {
    return (
      <>
        <Text>{words.blocked(full_name)}</Text>
        <UnblockButton personId={id} name={full_name} />
      </>
    )
  }
  return (
    <>
      <InviteProvider profile={profile} />
      <Button variant="quiet" icon={<Ban size={18} />} onPress={() => setBlocking(true)} aria-label={words.action(full_name)}>
        {words.confirm}
      </Button>
      <BlockDialog personId={id} name={full_name} profile={profile} isOpen={isBlocking} onClose={() => setBlocking(false)} />
    </>
  )
}
