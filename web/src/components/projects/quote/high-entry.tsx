import type { Quote } from '#domain/projects/quote'
import { highEntry } from '#domain/projects/quote-entry'
import { texts } from '#texts'
import { Banner } from '../../../ui/feedback/banner'

const words = texts.quotePaper

/** Before the work, more than is usual. Product 109. */
export function HighEntry({ quote, amount }: { quote: Quote; amount: number }) {
  const percent = highEntry(quote, amount)
  return percent === undefined ? null : <Banner tone="warn">{words.highEntry(words.share(percent))}</Banner>
}
