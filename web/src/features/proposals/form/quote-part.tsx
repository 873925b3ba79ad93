import ListPlus from 'lucide-react/icons/list-plus'
import { Suspense, useEffect, useRef, useState } from 'react'
import type { Project } from '#domain/documents'
import { texts } from '#texts'
import { DiscardedLine } from '../../../components/discarded-line'
import { lazyPart } from '../../../components/lazy-part'
import { offerUndo } from '../../../data/undo'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { Button } from '../../../ui/forms/buttons/button'
import * as css from './proposal-form.css'
import { emptyQuoteDraft, isQuoted, quotePartOf } from './quote-draft'
import type { ProposalWriting } from './use-proposal-form'

const QuoteEditor = lazyPart(async () => (await import('./quote-editor')).QuoteEditor)

const words = texts.quoteForm

/** Closed until it is wanted: most proposals are a price, days and a letter. */
export function QuotePart({ form, project }: { form: ProposalWriting; project: Project }) {
  const [isOpened, setOpened] = useState(false)
  const typed = form.draft.value
  const id = `discarded-quote:${project.id}`
  const isOpen = isOpened || isQuoted(typed)
  const place = useRef<HTMLElement>(null)
  // At the press, whose button is gone: as its code arrives the focus may be in another field.
  useEffect(() => {
    if (isOpened) place.current?.focus()
  }, [isOpened])

  function remove(): void {
    setOpened(false)
    if (!isQuoted(typed)) return
    const before = quotePartOf(typed)
    form.change(emptyQuoteDraft)
    offerUndo([id], { undo: async () => form.change(before) })
  }

  if (!isOpen)
    return (
      <div>
        <DiscardedLine id={id} text={words.removed} isBare />
        <Button variant="quiet" isCompact icon={<ListPlus size={20} />} aria-expanded={false} onPress={() => setOpened(true)}>
          {words.open}
        </Button>
      </div>
    )
  return (
    <section ref={place} tabIndex={-1} aria-label={words.name} className={css.quote}>
      <Suspense fallback={<Skeleton label={words.loading} />}>
        <QuoteEditor form={form} project={project} />
      </Suspense>
      <Button variant="quiet" isCompact onPress={remove}>
        {words.remove}
      </Button>
    </section>
  )
}
