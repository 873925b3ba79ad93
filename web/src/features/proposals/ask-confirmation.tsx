import { useState } from 'react'
import type { Project } from '#domain/documents'
import { mayAskConfirmation } from '#domain/projects/proposal-life'
import { texts } from '#texts'
import { shortDay } from '../../components/projects/quote/quote-facts'
import { WaitingBadge } from '../../components/status-badges'
import { pressFailureText } from '../../components/stored-or-told'
import { useDispatch } from '../../data/commands/use-dispatch'
import type { Optimistic } from '../../data/live/overlay'
import { Text } from '../../ui/content/text/text'
import { showToast } from '../../ui/feedback/toasts'
import { Button } from '../../ui/forms/buttons/button'

const words = texts.quotePaper

type Props = { proposal: Optimistic<'proposals'>; project: Project; today: string }

/** In the place of accepting, once the quote has ended: its provider is asked whether it stands. Product 110. */
export function AskConfirmation({ proposal, project, today }: Props) {
  const { id, provider_name, valid_until } = proposal
  const dispatch = useDispatch()
  const [isPending, setPending] = useState(false)

  async function ask(): Promise<void> {
    setPending(true)
    const asked = await dispatch('ask_confirmation', { project_id: project.id, proposal_id: id })
    setPending(false)
    if (!asked.ok) showToast({ ...texts.corrections.askConfirmation.failed(pressFailureText(asked.code)), tone: 'bad' })
  }

  return (
    <>
      <Text size="s" isStrong tone="bad">
        {words.validity.ended(shortDay(valid_until))}
      </Text>
      {mayAskConfirmation(proposal, project, today) ? (
        <Button isCompact isWide isPending={isPending} onPress={() => void ask()} aria-label={words.ask.actionFor(provider_name)}>
          {texts.corrections.askConfirmation.action}
        </Button>
      ) : (
        <Text size="s">{proposal.waiting ? <WaitingBadge waiting /> : words.ask.asked}</Text>
      )}
    </>
  )
}
