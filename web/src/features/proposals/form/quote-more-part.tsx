import { quoteBounds } from '#domain/projects/quote-terms'
import { formatDocumentNumber } from '#domain/values/document-number'
import { texts } from '#texts'
import { atMost } from '../../../components/fields/at-most'
import { DaysField } from '../../../components/fields/days-field'
import { Heading } from '../../../ui/content/text/heading'
import { Button } from '../../../ui/forms/buttons/button'
import { Checkbox } from '../../../ui/forms/choices/checkbox'
import { ChoiceChips } from '../../../ui/forms/choices/radio-field'
import { TextArea } from '../../../ui/forms/text-area'
import * as css from './quote-editor.css'
import type { ProposalWriting } from './use-proposal-form'

const words = texts.quoteForm.more
/** The law's for lasting goods and services. */
const WARRANTY = 90

/** Warranty, papers and conditions. */
export function QuoteMorePart({ form }: { form: ProposalWriting }) {
  const { receipt, registration, warranty_days, warranty_days_text, has_document } = form.draft.value
  const { document } = form
  return (
    <div className={css.group}>
      <Heading level={3}>{words.title}</Heading>
      <div className={css.warranty}>
        <DaysField
          {...form.bind('warranty_days')}
          label={words.warranty}
          unread={warranty_days_text}
          onChange={(warranty_days, warranty_days_text) => form.change({ warranty_days, warranty_days_text })}
        />
        {warranty_days === null ? <Button onPress={() => form.change({ warranty_days: WARRANTY })}>{words.warrantyOffer}</Button> : null}
      </div>
      <ChoiceChips
        label={words.receipt}
        options={(['nota_fiscal', 'recibo', 'none'] as const).map((value) => ({ value, text: words.receipts[value] }))}
        value={receipt || 'none'}
        onChange={(chosen) => form.change({ receipt: chosen === 'none' ? '' : chosen })}
      />
      <ChoiceChips
        label={words.registration}
        options={(['provider', 'client', 'not_needed', 'none'] as const).map((value) => ({ value, text: words.registrations[value] }))}
        value={registration || 'none'}
        onChange={(chosen) => form.change({ registration: chosen === 'none' ? '' : chosen })}
      />
      <TextArea
        {...form.bind('conditions')}
        {...atMost(quoteBounds.conditions)}
        label={words.conditions}
        placeholder={words.conditionsPlaceholder}
        counter={texts.proposals.form.counter}
        isShort
      />
      {document.number ? (
        <Checkbox isSelected={has_document} onChange={(isTicked) => form.change({ has_document: isTicked })}>
          {words.document(document.type, formatDocumentNumber(document.number, document.type))}
        </Checkbox>
      ) : null}
    </div>
  )
}
