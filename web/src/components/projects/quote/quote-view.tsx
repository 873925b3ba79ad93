import type { Quote } from '#domain/projects/quote'
import { Heading } from '../../../ui/content/text/heading'
import { Stack } from '../../../ui/layout/stack'
import { PaperPartBody } from '../../paper/paper-parts'
import { onScreen } from '../../paper/paper-parts.css'
import { HighEntry } from './high-entry'
import { quoteParts } from './quote-parts'

/** A quote whole: rows, terms, stages, what is left out. Product 107. */
export function QuoteView({ quote, amount }: { quote: Quote; amount: number }) {
  return (
    <Stack gap="m">
      <HighEntry quote={quote} amount={amount} />
      {quoteParts({ quote, amount }).map((part) => (
        <section key={part.title} className={onScreen}>
          <Heading level={3}>{part.title}</Heading>
          <PaperPartBody part={part} />
        </section>
      ))}
    </Stack>
  )
}
