import CalendarClock from 'lucide-react/icons/calendar-clock'
import type { Proposal } from '#domain/documents'
import { isExpired } from '#domain/projects/proposal-life'
import { texts } from '#texts'
import { Text } from '../../ui/content/text/text'
import { dayMonth } from '../times/times'
import { useToday } from '../times/use-today'

const words = texts.quoteForm.validity

/** 'Vale até 7 de dez.', or that it has ended; none without a quote, nor once it was answered. Product 110. */
export function ValidityNote({ proposal }: { proposal: Pick<Proposal, 'status' | 'valid_until'> }) {
  const { status, valid_until } = proposal
  const hasEnded = isExpired(proposal, useToday())
  if (status !== 'pending' || valid_until === '') return null
  return (
    <Text size="s" tone={hasEnded ? 'warn' : 'soft'} isStrong={hasEnded} icon={<CalendarClock size={16} />}>
      {words[hasEnded ? 'ended' : 'until'](dayText(valid_until))}
    </Text>
  )
}

/** '7 de dez.' from 'AAAA-MM-DD', at noon here: no zone makes it another day. */
export const dayText = (day: string): string => dayMonth(new Date(`${day}T12:00:00`))
