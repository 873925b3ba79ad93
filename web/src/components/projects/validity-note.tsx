import CalendarClock from 'lucide-react/icons/calendar-clock'
import type { Proposal } from '#domain/documents'
import { isExpired } from '#domain/projects/proposal-life'
import { texts } from '#texts'
import { Text } from '../../ui/content/text/text'
import { useToday } from '../times/use-today'
import { shortDay } from './quote/quote-facts'

const words = texts.quotePaper.validity

/** 'Vale até 7 de dez.', or that it has ended; none without a quote, nor once it was answered. Product 110. */
export function ValidityNote({ proposal }: { proposal: Pick<Proposal, 'status' | 'valid_until'> }) {
  const { status, valid_until } = proposal
  const hasEnded = isExpired(proposal, useToday())
  if (status !== 'pending' || valid_until === '') return null
  return (
    <Text size="s" tone={hasEnded ? 'warn' : 'soft'} isStrong={hasEnded} icon={<CalendarClock size={16} />}>
      {words[hasEnded ? 'ended' : 'until'](shortDay(valid_until))}
    </Text>
  )
}
