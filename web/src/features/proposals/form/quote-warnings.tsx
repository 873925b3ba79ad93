import type { Quote } from '#domain/projects/quote'
import { highEntry } from '#domain/projects/quote-entry'
import { hasContactData } from '#domain/values/contact-data'
import { texts } from '#texts'
import { Banner } from '../../../ui/feedback/banner'

const words = texts.quoteForm.review

/** Contact data and a high entry. Product 107 and 109. */
export function QuoteWarnings({ quote, amount }: { quote: Quote; amount: number }) {
  const entry = highEntry(quote, amount)
  const written = [
    ...quote.rows.flatMap(({ text, quantity }) => [text, quantity]),
    ...quote.excluded,
    ...quote.stages.map(({ name }) => name),
    quote.conditions,
  ]
  return (
    <>
      {written.some(hasContactData) ? (
        <Banner tone="warn" title={words.contactTitle}>
          {words.contact}
        </Banner>
      ) : null}
      {entry === undefined ? null : (
        <Banner tone="warn" title={words.entryTitle(entry)}>
          {words.entry}
        </Banner>
      )}
    </>
  )
}
